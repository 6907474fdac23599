import type {Issue} from '../../content/issue.ts'
import type {PageSample} from './page-samples.ts'

/** So many samples may be left unchecked, each for a reason that it gives. */
export const MOST_UNCHECKED = 5

/** Reports the samples that are not checked beyond those that may be left so. */
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
