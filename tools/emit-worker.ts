import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {bundleWorker, hashBundleSources} from './bundle-app.ts'
import {hashText, type FileCache} from './file-cache.ts'

/** Files that show any page that is stored, without a network. */
const shell = ['assets/**/*.{js,css}', 'app-shell/index.html', '404.html', '*.svg']

/** Of no use without a network, and not to be loaded unless the site asks for it. */
const others = ['assets/analytics-*.js', 'assets/algolia-*.js']

interface WorkerOptions {
  /** Whether there is one: else what is written removes the one that browsers have. */
  readonly isOn: boolean
}

/** Writes `sw.js`, which lists the files of the shell with a revision of each. */
export async function emitWorker(
  outDir: string,
  cache: FileCache,
  {isOn}: WorkerOptions,
): Promise<void> {
  const script = isOn
    ? await buildShellWorker(outDir, cache)
    : await cache.text(['off', await hashBundleSources()], async () =>
        Buffer.from(await bundleWorker('app/worker-kill-switch.ts', [])).toString(),
      )
  await cache.prune()
  await writeFile(join(outDir, 'sw.js'), script)
}

async function buildShellWorker(outDir: string, cache: FileCache): Promise<string> {
  const {globSync} = await import('tinyglobby')
  const files = globSync(shell, {cwd: outDir, ignore: others}).toSorted()
  const hashes = await Promise.all(files.map(file => revisionOf(outDir, file)))
  const code = await hashBundleSources()
  return cache.text([code, ...hashes], () => buildWorker(outDir))
}

async function revisionOf(outDir: string, file: string): Promise<string> {
  if (file.startsWith('assets/')) return file // its name holds a hash already
  return `${file} ${hashText(await readFile(join(outDir, file), 'utf8'))}`
}

async function buildWorker(outDir: string): Promise<string> {
  const {getManifest} = await import('workbox-build') // slow to load: only if it is needed
  const {manifestEntries, warnings} = await getManifest({
    globDirectory: outDir,
    globPatterns: shell,
    globIgnores: others,
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return Buffer.from(await bundleWorker('app/worker.ts', manifestEntries)).toString()
}
