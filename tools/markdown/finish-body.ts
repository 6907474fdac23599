import type {Root} from 'mdast'
import {joinTexts, stripPositions} from './clean.ts'
import type {Context} from './context.ts'
import {transformCode} from './highlight.ts'

/**
 * The last transforms: highlights code and removes what only the
 * other transforms need.
 */
export function finishBody(body: Root, context: Context): void {
  transformCode(body, context)
  joinTexts(body)
  stripPositions(body)
}
