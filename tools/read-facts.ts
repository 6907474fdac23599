import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {explainError} from './explain-error.ts'
import {factFileNames, factsDir, formatSnapshot} from './facts-folder.ts'
import {shownPath} from './shown-path.ts'
import {readApart} from './webpack/read-apart.ts'
import {readers} from './webpack/readers.ts'
import {writeWhole} from './write-whole.ts'

interface ReadFactsOptions {
  /** Folder of the snapshots. */
  readonly dir: string
  readonly log?: (line: string) => void
}

/** Reads all facts anew and writes the snapshots. */
export async function readFacts({dir, log}: ReadFactsOptions): Promise<void> {
  for (const file of factFileNames) {
    if (!readers[file] || (process.env.ONLY && process.env.ONLY !== file)) continue
    const facts = await readApart(file)
    const path = join(dir, `${file}.json`)
    await writeWhole(path, formatSnapshot(facts))
    log?.(`${shownPath(path)}: ${facts.facts.length} facts of ${facts.package} ${facts.version}`)
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: factsDir},
    },
  })
  await readFacts({dir: resolve(values.dir), log: line => console.log(line)})
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(explainError(error))
    process.exitCode = 1
  })
}
