import {createServer, type RequestListener, type Server} from 'node:http'
import {afterEach} from 'vitest'
import {listen} from '../../tools/ask.ts'

/** Starts real servers, which stop after each test of the file. Resolves to their URLs. */
export function useServers(): (answer: RequestListener) => Promise<string> {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  return answer => {
    const server = createServer(answer)
    servers.push(server)
    return listen(server)
  }
}
