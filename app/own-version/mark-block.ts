import {createElement} from '../enhance/create-element.ts'
import {createMark} from './create-mark.ts'
import {describeDifference, type Differences} from './describe-difference.ts'
import styles from './own-version.module.css?names'

/** A row in a block of facts: what is different, and what was removed later. */
export function markBlock(
  block: HTMLElement,
  id: string,
  {version, differences}: Differences,
): void {
  const difference = differences.get(id)
  if (difference) addRow(block, `In ${version}`, describeDifference(difference))
  const gone = [...differences].flatMap(([other, {kind}]) =>
    kind === 'extra' && isChildOf(other, id) ? [other.slice(id.length + 1)] : [],
  )
  if (gone.length > 0) {
    const names = gone.flatMap((name, index) => [...(index > 0 ? [', '] : []), {code: name}])
    addRow(block, `Only in ${version}`, names)
  }
}

/** `option:experiments.outputModule` is a child of `option:experiments`. */
function isChildOf(id: string, parent: string): boolean {
  return id.startsWith(`${parent}.`) && !id.slice(parent.length + 1).includes('.')
}

function addRow(
  block: HTMLElement,
  name: string,
  value: ReadonlyArray<string | {code: string}>,
): void {
  const parts = value.map(part =>
    typeof part === 'string' ? part : createElement('code', {}, part.code),
  )
  const [term, description] = [createElement('dt', {}, name), createElement('dd', {}, ...parts)]
  block.append(createMark('div', styles['row'] ?? '', term, description))
}
