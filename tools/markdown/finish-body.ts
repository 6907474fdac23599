import type {Root} from 'mdast'
import {joinTexts, stripPositions} from './clean.ts'
import type {Context} from './context.ts'
import {markDirections} from './directions.ts'
import {transformCode} from './highlight.ts'

/**
 * The last transforms: highlights code, marks text from right to left, and removes what only the
 * other transforms need.
 */
export function finishBody(body: Root, context: Context): void {
  transformCode(body, context)
  joinTexts(body)
  markDirections(body)
  stripPositions(body)
}
