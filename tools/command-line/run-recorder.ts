import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {root} from '../disk/root.ts'
import {createStore, type Store} from '../disk/store.ts'
import {runIfCalled} from './run-if-called.ts'

interface Recorder {
  readonly help: string
  /** Reads a content folder, and writes what it records into it. */
  readonly record: (options: {
    content: string
    store: Store
    log: (line: string) => void
  }) => Promise<void>
}

/** Runs a recorder if the module with this URL is the program that was started. */
export function runRecorder(module: string, recorder: Recorder): void {
  runIfCalled(module, () => run(recorder))
}

async function run({help, record}: Recorder): Promise<void> {
  const {values} = parseArgs({
    options: {
      content: {
        type: 'string',
        default: join(root, 'content'),
      },
      cache: {type: 'string', default: join(root, '.cache')},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(help)
  const {content, cache} = values
  await record({content, store: createStore(resolve(cache)), log: line => console.log(line)})
}
