import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {factFiles, factsSchema, type FactFile, type Facts} from '#contract/webpack.ts'

/** Where the committed snapshots are. */
export const factsDir = fileURLToPath(new URL('../../facts', import.meta.url))

/** The names of all files of facts. */
export const factFileNames: readonly FactFile[] = Object.keys(factFiles).filter(isFactFile)

/** A snapshot; nothing if it was never made. */
export async function readSnapshot(file: FactFile, dir = factsDir): Promise<Facts | undefined> {
  const text = await readFile(join(dir, `${file}.json`), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : factsSchema.parse(JSON.parse(text))
}

/** All snapshots, by their names. */
export async function readSnapshots(dir = factsDir): Promise<Record<FactFile, Facts>> {
  const read = async (file: FactFile) => {
    const facts = await readSnapshot(file, dir)
    if (!facts) throw new Error(`facts/${file}.json is missing. Make it with “npm run read-facts”.`)
    return facts
  }
  return {
    options: await read('options'),
    'dev-server': await read('dev-server'),
    cli: await read('cli'),
    plugins: await read('plugins'),
    hooks: await read('hooks'),
    modules: await read('modules'),
    loaders: await read('loaders'),
    stats: await read('stats'),
    node: await read('node'),
  }
}

/** The text of a snapshot, of which a difference can be read. */
export function formatSnapshot(facts: Facts): string {
  return `${JSON.stringify(facts, null, 2)}\n`
}

function isFactFile(name: string): name is FactFile {
  return Object.hasOwn(factFiles, name)
}
