import type {Root} from 'mdast'
import type {FactSet} from '../facts/fact-set.ts'
import {joinTexts, stripPositions} from './clean.ts'
import type {Context} from './context.ts'
import {transformCode} from './highlight.ts'
import {labelSamples} from './sample-versions.ts'

/**
 * The last transforms: labels samples with the version that they need, highlights code, and removes
 * what only the other transforms need.
 */
export function finishBody(body: Root, context: Context, facts?: FactSet): void {
  if (facts) labelSamples(body, facts)
  transformCode(body, context)
  joinTexts(body)
  stripPositions(body)
}
