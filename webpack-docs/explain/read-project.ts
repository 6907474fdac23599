import {fork} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {NoAnswerError} from '../answer.ts'
import type {ConfigRequest, ReadAnswer, ReadProject} from './request.ts'

/** Seconds after which a line says what the command is waiting for. */
const NOTICE_DELAY_SECONDS = 3

/** Time limit for a configuration, in seconds. */
const TIMEOUT_SECONDS = 120

/** Reads the configuration of the project in the current folder, in a separate process. */
export async function readProject(request: ConfigRequest): Promise<ReadProject> {
  const limit = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  const program = fileURLToPath(new URL('./config-process.js', import.meta.url))
  const child = fork(program, {
    // Node.js itself can read TypeScript, and then warns about a `package.json` without a `type`.
    execArgv: [...process.execArgv, '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    // What the configuration prints must not be part of the answer.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    signal: limit,
  })
  const waiting = setTimeout(
    () => console.error(`Waiting for the configuration, ${TIMEOUT_SECONDS} seconds at most…`),
    NOTICE_DELAY_SECONDS * 1000,
  )
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      child.once('message', (message: ReadAnswer) => resolve(message))
      child.once('error', error => reject(limit.aborted ? new NoAnswerError(LATE) : error))
      child.once('exit', (code, signal) => reject(new NoAnswerError(explainExit(code, signal))))
      child.send(request)
    })
    if ('project' in answer) return answer.project
    const {message, detail} = answer.failure
    throw new NoAnswerError(message, {detail})
  } finally {
    clearTimeout(waiting)
    child.kill()
  }
}

const LATE = `The configuration was not loaded within ${TIMEOUT_SECONDS} seconds. Look for promises that never settle, and for what waits for the network or for other programs.`

function explainExit(code: number | null, signal: string | null): string {
  if (signal !== null) {
    return `The system ended the process of the configuration (${signal}), probably because the memory was full.`
  }
  return `The configuration ended its process with code ${code}. Look for process.exit() in it and in what it imports, and for promises that never settle.`
}
