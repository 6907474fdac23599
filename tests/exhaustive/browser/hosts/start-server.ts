import {once} from 'node:events'
import {createServer} from 'node:http'
import {listen} from '../../../tools/ask.ts'

/** A URL with a free port, for a server that chooses none itself. */
export async function findFreeAddress(): Promise<string> {
  const server = createServer()
  const url = await listen(server)
  await once(server.close(), 'close')
  return url
}

/** Waits for the line that a server logs when it listens. */
export async function waitForLog(log: NodeJS.ReadableStream, line: string): Promise<void> {
  let text = ''
  for await (const chunk of log) {
    text += String(chunk)
    if (text.includes(line)) return
  }
  throw new Error(text)
}
