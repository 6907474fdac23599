import {listChangedDefaults} from '../read-webpack/compare-defaults.ts'
import {compareFacts, type FactChange} from '../read-webpack/compare-facts.ts'
import {readDefaultsApart} from '../read-webpack/read-apart.ts'
import {readDefaultsAt, readFactsAt, type Base} from './base.ts'
import {findLostKinds} from './lost-kinds.ts'
import {readFacts, writeFacts} from './renew-facts.ts'

/** Reads the facts of the installed packages into `facts/`, and what they changed since a commit. */
export async function readChanges(base: Base): Promise<FactChange[]> {
  const comparisons = await readFacts(file => readFactsAt(base.revision, file))
  const defaults = await readDefaultsApart()
  const lost = findLostKinds(comparisons)
  if (lost.length > 0) {
    throw new Error(`Facts are lost, and facts/ is as it was:\n${lost.join('\n')}`)
  }
  writeFacts(comparisons, defaults)
  const changes = compareFacts(comparisons)
  const known = new Set(changes.map(({id}) => id))
  const others = listChangedDefaults(readDefaultsAt(base.revision), defaults)
    .map(name => `option:${name}`)
    .filter(id => !known.has(id))
  const details = ['default in some configurations']
  return [...changes, ...others.map(id => ({id, change: 'changed', details}) as const)]
}
