import {mkdtemp, rm} from 'node:fs/promises'
import type {Server} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll} from 'vitest'
import {buildSite} from '../build.ts'
import {serve} from '../tools/server/serve.ts'
import {quietLog} from './quiet-log.ts'
import {urlOf} from './tools/ask.ts'

/** A build, served for the tests of a file. */
export interface ServedBuild {
  /** Folder of the build. */
  dir: string
  url: string
}

/** Builds and serves a content folder, the real one unless told, before the tests of a file. */
export function serveBuild(content = 'content'): ServedBuild {
  const site: ServedBuild = {dir: '', url: ''}
  let server: Server
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'))
    site.dir = join(folder, 'dist')
    await buildSite({
      content,
      out: site.dir,
      deadLinks: 'error',
      liveUpdate: false,
      compress: false,
      log: quietLog,
    })
    server = await serve({dir: site.dir, port: 0})
    server.keepAliveTimeout = 60_000 // a test may compute for longer than a server usually waits
    site.url = urlOf(server)
  })
  afterAll(async () => {
    server.close()
    await rm(folder, {recursive: true, force: true})
  })
  return site
}
