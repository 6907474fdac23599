import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {AppBundle} from '../bundle/app-bundle.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import type {Site} from '../load/site.ts'
import {buildHeaderRules, formatHeaders} from '../output/headers.ts'
import {buildManifest} from '../output/web-manifest.ts'
import {notFoundJson, notFoundUrl} from '../output/api-not-found.ts'
import type {FileOutput} from '../output/output.ts'
import {formatRedirects} from '../output/format-redirects.ts'
import {jsonOutput, textOutput} from '../output/text-output.ts'

/** The app, what hosts and browsers read, and the images and downloads of pages. */
export function emitFiles(site: Site, app: AppBundle): FileOutput[] {
  const {settings, redirects, feed, files, contentDir} = site
  const hasFeed = feed !== undefined
  return [
    ...[...app.files].map(([url, bytes]) => ({
      url,
      pages: [],
      key: () => keyOf('app', url, hashOf(bytes)),
      make: () => bytes,
    })),
    jsonOutput('manifest.json', () => buildManifest(settings), {pages: []}),
    textOutput(
      '_headers',
      () => formatHeaders(buildHeaderRules({...settings, hasFeed, inline: app})),
      {pages: []},
    ),
    textOutput('_redirects', () => formatRedirects(redirects), {pages: []}),
    textOutput(notFoundUrl, () => notFoundJson, {pages: []}),
    ...[...files]
      .filter(([, {problem}]) => !problem)
      .map(([path, {hash}]) => ({
        url: path,
        pages: [],
        key: () => keyOf('content-file', path, hash),
        make: () => readContentFile(contentDir, path, hash),
      })),
  ]
}

/** Throws if a file was edited after the site was loaded, because its key is that of the old file. */
async function readContentFile(dir: string, path: string, hash: string): Promise<Uint8Array> {
  const bytes = await readFile(join(dir, path))
  if (hashOf(bytes) !== hash) throw new Error(`${path} changed during the build. Build again.`)
  return bytes
}
