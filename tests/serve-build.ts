import type {Server} from 'node:http'
import {afterAll, beforeAll, inject} from 'vitest'
import {serve} from '../tools/server/serve.ts'
import {urlOf} from './tools/ask.ts'

/** Serves the real site, which is built once for all files, before the tests of a file. */
export function serveBuild() {
  const site = {dir: inject('sites').content, url: ''}
  let server: Server
  beforeAll(async () => {
    server = await serve({dir: site.dir, port: 0})
    server.keepAliveTimeout = 60_000 // a test may compute for longer than a server usually waits
    site.url = urlOf(server)
  })
  afterAll(() => void server.close())
  return site
}
