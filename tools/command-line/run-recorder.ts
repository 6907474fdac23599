import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {endWith} from './explain-error.ts'

interface Recorder {
  readonly help: string
  /** Reads a content folder, and writes what it records into it. */
  readonly record: (options: {content: string; log: (line: string) => void}) => Promise<void>
}

/** Runs a recorder if its module, whose url is given, is the program that was started. */
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
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(help)
  await record({content: values.content, log: line => console.log(line)})
}
