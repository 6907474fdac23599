import type {Issue} from '../../tools/issues/issue.ts'
import type {PageSample} from './page-samples.ts'

/** Maximum number of unchecked samples, each of which states a reason. */
export const MAX_UNCHECKED = 5

/** Reports the unchecked samples beyond the allowed number. */
export function checkUnchecked(items: readonly PageSample[], most: number): Issue[] {
  const unchecked = items.filter(({sample}) => sample.kind === 'none')
  return unchecked.slice(most).map(item => ({
    rule: 'unchecked-samples',
    severity: 'error',
    file: item.file,
    line: item.sample.line,
    message: `${unchecked.length} samples are not checked. The limit is ${most}.`,
    hint: 'Check one of them.',
  }))
}
