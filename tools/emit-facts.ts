import {endpoints} from '#contract/endpoints.ts'
import type {Facts} from '#contract/webpack.ts'
import {factFileNames} from './facts/fact-snapshots.ts'
import type {Site} from './load/site.ts'
import type {FileOutput} from './output/output.ts'
import {jsonOutput} from './output/text-output.ts'

/** The facts about webpack, each with the URL that documents it, and the defaults of options. */
export function emitFacts({
  snapshots,
  factUrls,
  defaults,
}: Pick<Site, 'snapshots' | 'factUrls' | 'defaults'>): FileOutput[] {
  const files = factFileNames.flatMap((file): FileOutput[] => {
    const facts = snapshots[file]
    return facts ? [jsonOutput(endpoints.webpack(file), () => linkFacts(facts, factUrls))] : []
  })
  return defaults ? [...files, jsonOutput(endpoints.defaults, () => defaults)] : files
}

function linkFacts(facts: Facts, urls: ReadonlyMap<string, string>): Facts {
  return {
    ...facts,
    facts: facts.facts.map(fact => {
      const url = urls.get(fact.id)
      return url === undefined ? fact : {...fact, url}
    }),
  }
}
