import {join} from 'node:path'
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

/** Runs a recorder for our content if the module with this URL is the program that was started. */
export function runRecorder(module: string, {help, record}: Recorder): void {
  runIfCalled(module, async () => {
    const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}})
    if (values.help) return console.log(help)
    const store = createStore(join(root, '.cache'))
    await record({content: join(root, 'content'), store, log: line => console.log(line)})
  })
}
