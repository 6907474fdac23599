import {resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {createStore, type Store} from '../disk/store.ts'
import {endWith} from './explain-error.ts'

interface Recorder {
  readonly help: string
  /** Reads a content folder, and writes what it records into it. */
  readonly record: (options: {
    content: string
    store: Store
    log: (line: string) => void
  }) => Promise<void>
}

/** Runs a recorder if its module, whose URL is given, is the program that was started. */
export function runRecorder(module: string, recorder: Recorder): void {
  if (module !== pathToFileURL(process.argv[1] ?? '').href) return
  run(recorder).catch(endWith)
}

async function run({help, record}: Recorder): Promise<void> {
  const {values} = parseArgs({
    options: {
      content: {
        type: 'string',
        default: fileURLToPath(new URL('../../content', import.meta.url)),
      },
      cache: {type: 'string', default: fileURLToPath(new URL('../../.cache', import.meta.url))},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(help)
  const {content, cache} = values
  await record({content, store: createStore(resolve(cache)), log: line => console.log(line)})
}
