import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {getManifest} from 'workbox-build'
import {bundleWorker} from './bundle-app.ts'

/** Files that show any page that is stored, without a network. */
const shell = ['assets/**/*.{js,css}', 'app-shell/index.html', '404.html', '*.svg']

/** Writes `sw.js`, which lists the files of the shell; returns how many bytes they have. */
export async function emitWorker(outDir: string): Promise<number> {
  const {manifestEntries, size, warnings} = await getManifest({
    globDirectory: outDir,
    globPatterns: shell,
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  await writeFile(join(outDir, 'sw.js'), await bundleWorker(manifestEntries))
  return size
}
