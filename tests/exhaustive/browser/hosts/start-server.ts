import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {rm} from 'node:fs/promises'
import {createServer} from 'node:http'
import {expect} from 'vitest'
import {listen} from '../../../tools/ask.ts'
import type {Host} from './serve-host.ts'

/** A URL with a free port, for a server that chooses none itself. */
export async function findFreeAddress(): Promise<string> {
  const server = createServer()
  const url = await listen(server)
  await once(server.close(), 'close')
  return url
}

/** Starts a server, and waits until it answers; its folder is removed when it has ended. */
export async function startServer(
  program: string,
  args: readonly string[],
  {url, folder}: {url: string; folder: string},
): Promise<Host> {
  const server = spawn(program, args, {stdio: ['ignore', 'ignore', 'inherit']})
  const isAnswering = () => fetch(url).then(Boolean, () => false)
  await expect.poll(isAnswering).toBe(true)
  return {
    url,
    close() {
      server.once('exit', () => void rm(folder, {recursive: true}))
      server.kill()
    },
  }
}
