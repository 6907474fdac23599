import {brotliCompress, constants} from 'node:zlib'
import {promisify} from 'node:util'
import type {AppBundle} from '../bundle/app-bundle.ts'
import {buildFrame} from '../bundle/playground/build-frame.ts'
import {playgroundFolder} from '../bundle/playground/playground-folder.ts'
import {playgroundLimits} from '../bundle/playground/playground-limits.ts'
import {readPackage, readVersion} from '../bundle/playground/read-package-files.ts'
import {playgroundPackages} from '../examples/playground-packages.ts'
import {keyOf} from '../disk/hash.ts'
import {documentPolicy, framePolicy} from '../output/content-policy.ts'
import type {Site} from '../load/site.ts'
import type {FileOutput} from '../output/output.ts'

/** A file of the engine, and what the manifest says about it. */
interface EngineFile {
  readonly name: string
  readonly make: () => Promise<string>
}

/** webpack for the browser, the document of its frames, and packages that projects can import. */
export function emitPlayground(_: Site, {readEngine, playgroundHash}: AppBundle): FileOutput[] {
  const engine = {name: 'engine.js', make: once(readEngine)}
  // Not `.html`: its policy is not that of pages; see `tools/output/headers.ts`.
  const frame = {name: 'frame.htm', make: once(() => buildFrame(documentPolicy(framePolicy)))}
  const packages = playgroundPackages.map(name => ({
    name: `packages/${name}.json`,
    make: once(async () => JSON.stringify(readPackage(name, playgroundPackages))),
  }))
  const manifest = {
    name: 'manifest.json',
    make: async () => JSON.stringify(await buildManifest({engine, frame, packages})),
  }
  const folder = playgroundFolder(playgroundHash)
  return [engine, frame, ...packages, manifest].map(({name, make}) => ({
    url: folder + name,
    pages: [],
    key: () => keyOf('playground', playgroundHash, name),
    make,
  }))
}

interface ManifestSource {
  readonly engine: EngineFile
  readonly frame: EngineFile
  readonly packages: readonly EngineFile[]
}

/** Lists what the engine consists of; `EngineManifest` in `app/playground/engine-manifest.ts`. */
async function buildManifest({engine, frame, packages}: ManifestSource) {
  const described: Array<readonly [name: string, file: object]> = []
  for (const [index, name] of playgroundPackages.entries()) {
    const file = packages[index]
    if (file) described.push([name, {...(await describe(file)), version: readVersion(name)}])
  }
  return {
    webpack: readVersion('webpack'),
    engine: await describe(engine),
    frame: await describe(frame),
    packages: Object.fromEntries(described),
    limits: playgroundLimits,
  }
}

async function describe({name, make}: EngineFile) {
  const bytes = Buffer.from(await make())
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5} // the level of many hosts
  const compressed = await promisify(brotliCompress)(bytes, {params})
  return {url: name, size: bytes.length, transferSize: compressed.length}
}

/** Builds a file once: the manifest needs the size of a file that is an output as well. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
