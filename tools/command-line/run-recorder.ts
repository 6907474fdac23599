import {join} from 'node:path'
import {root} from '../disk/root.ts'
import {createStore, type Store} from '../disk/store.ts'
import {runCommand} from './run-command.ts'

/** What is recorded, and where the command says so. */
export interface RecordOptions {
  /** Folder of Markdown. */
  readonly content: string
  readonly store: Store
  readonly log?: (line: string) => void
}

interface Recorder {
  readonly help: string
  /** Reads a content folder, and writes what it records into it. */
  readonly record: (options: RecordOptions) => Promise<void>
}

/** Runs a recorder for our content if the module with this URL is the program that was started. */
export function runRecorder(module: string, {help, record}: Recorder): void {
  const run = () => {
    const store = createStore(join(root, '.cache'))
    return record({content: join(root, 'content'), store, log: line => console.log(line)})
  }
  runCommand(module, {help, run})
}
