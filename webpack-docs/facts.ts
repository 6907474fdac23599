import {distance} from 'fastest-levenshtein'
import {endpoints} from '#contract/endpoints.ts'
import {findHome} from '#contract/fact-home.ts'
import type {Index} from '#contract/index-file.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {readData} from './package-files.ts'

/** A fact, with the package that has it. */
export interface PackageFact extends Fact {
  readonly package: string
}

/** All facts about webpack and its tools. */
export async function readFacts(): Promise<PackageFact[]> {
  const {resources} = await readData<Index>(endpoints.index)
  const files = await Promise.all(Object.keys(resources.webpack).map(readFactFile))
  return files.flatMap(file => file.facts.map(fact => ({package: file.package, ...fact})))
}

/** The facts of some kinds, such as `options`. */
export function readFactFile(name: string): Promise<Facts> {
  return readData(endpoints.webpack(name))
}

/**
 * The facts with a name: `output.path`, `--output-path`, `Compiler.emit`, `emit` or
 * `module.rules[0].oneOf[1].use`. Several kinds of facts can have the same name.
 */
export async function findFacts(name: string): Promise<PackageFact[]> {
  const all = await readFacts()
  const plain = name.replaceAll(/\[\d*\]/g, '[]')
  const named = all.filter(
    fact => fact.name === plain || fact.id === name || fact.aliases?.includes(plain),
  )
  if (named.length > 0) return named
  const {aliases = {}} = await readFactFile('options')
  const options = new Set(all.filter(({kind}) => kind === 'option').map(fact => fact.name))
  const home = findHome(plain, aliases, each => options.has(each))
  if (home !== undefined) return all.filter(({kind, name: of}) => kind === 'option' && of === home)
  return all.filter(fact => fact.name.endsWith(`.${plain}`))
}

/** The names that are most similar to a string that is not a name. */
export async function suggestNames(text: string): Promise<string[]> {
  const facts = await readFacts()
  const names = new Set(facts.filter(({kind}) => kind !== 'error').map(({name}) => name))
  const wanted = text.toLowerCase()
  const score = (name: string) =>
    Math.min(
      distance(wanted, name.toLowerCase()),
      distance(wanted, name.toLowerCase().replace(/^.*\./, '')) + 0.5,
    )
  const ranked = [...names].map(name => ({name, away: score(name)}))
  const near = ranked.filter(({away}) => away <= Math.max(2, text.length / 3))
  return near
    .toSorted((a, b) => a.away - b.away || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({name}) => name)
}
