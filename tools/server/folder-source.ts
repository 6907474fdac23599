import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {sendFile} from './send-file.ts'
import {headersIn, redirectsIn} from './site-rules.ts'
import type {SiteSource} from './site-source.ts'

/** Serves what a build wrote to a folder. */
export function createFolderSource(root: string): SiteSource {
  return {
    headersOf: pathname => Promise.resolve(headersIn(root, pathname)),
    redirects: () => Promise.resolve(redirectsIn(root)),
    hasDocument: pathname => Promise.resolve(existsSync(join(root, pathname, 'index.html'))),
    send: (exchange, answer) => sendFile(exchange, {root, ...answer}),
  }
}
