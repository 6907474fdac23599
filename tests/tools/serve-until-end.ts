import {createServer, type RequestListener} from 'node:http'
import {onTestFinished} from 'vitest'
import {listen} from './ask.ts'

/** Starts a real server, which stops after the test. Resolves to its URL. */
export function serveUntilEnd(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}
