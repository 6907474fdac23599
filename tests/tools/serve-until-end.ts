import {createServer, type RequestListener} from 'node:http'
import {onTestFinished} from 'vitest'
import {listen, stop} from './ask.ts'

/** Starts a real server, which stops after the test. Resolves to its URL. */
export function serveUntilEnd(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => stop(server))
  return listen(server)
}
