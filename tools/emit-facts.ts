import {endpoints} from '#contract/endpoints.ts'
import type {FactFile, Facts} from '#contract/webpack.ts'
import {hashOf} from './output/index-file.ts'
import {emitFiles} from './emit-files.ts'
import {factFileNames} from './facts/fact-snapshots.ts'

interface EmitFactsOptions {
  readonly facts: Readonly<Record<FactFile, Facts>>
  /** Where the documentation describes a fact, by its id. */
  readonly urls: ReadonlyMap<string, string>
  readonly outDir: string
}

/** Writes the facts about webpack; resolves to the hashes of the files, by their urls. */
export async function emitFacts(options: EmitFactsOptions): Promise<Map<string, string>> {
  const {facts, urls, outDir} = options
  const hashes = new Map<string, string>()
  for (const file of factFileNames) {
    const url = endpoints.webpack(file)
    const json = JSON.stringify(linkFacts(facts[file], urls))
    await emitFiles(outDir, [[url, json]])
    hashes.set(url, hashOf(json))
  }
  return hashes
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
