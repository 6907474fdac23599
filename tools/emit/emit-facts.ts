import {endpoints} from '#contract/endpoints.ts'
import type {History} from '#contract/history.ts'
import type {Facts} from '#contract/webpack.ts'
import {factFileNames} from '../facts/fact-snapshots.ts'
import type {Site} from '../load/site.ts'
import type {FileOutput} from '../output/output.ts'
import {jsonOutput} from '../output/text-output.ts'

type FactSources = Pick<Site, 'snapshots' | 'factUrls' | 'defaults' | 'history' | 'releases'>

/**
 * The facts about webpack, each with the URL that documents it, the defaults of options, and the
 * history of all that.
 */
export function emitFacts(sources: FactSources): FileOutput[] {
  const {snapshots, factUrls, defaults, history, releases} = sources
  const files = factFileNames.flatMap((file): FileOutput[] => {
    const facts = snapshots[file]
    return facts ? [jsonOutput(endpoints.webpack(file), () => linkFacts(facts, factUrls))] : []
  })
  return [
    ...files,
    ...(defaults ? [jsonOutput(endpoints.defaults, () => defaults)] : []),
    ...(history ? [jsonOutput(endpoints.history, () => linkHistory(history, factUrls))] : []),
    ...(releases ? [jsonOutput(endpoints.releases, () => releases)] : []),
  ]
}

function linkHistory({packages, facts}: History, urls: ReadonlyMap<string, string>): History {
  const linked = Object.entries(facts).map(([id, history]) => {
    const url = urls.get(id)
    return [id, url === undefined ? history : {...history, url}]
  })
  return {packages, facts: Object.fromEntries(linked)}
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
