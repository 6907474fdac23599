import {join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {findPackages} from '../../../app/playground/engine/find-packages.ts'
import {parseZip} from '../../../app/playground/project/example-zip.ts'
import {buildExampleZip} from '../../../tools/examples/example-zip.ts'
import {playgroundPackages} from '../../../tools/examples/playground-packages.ts'
import {isRunnable} from '../../../tools/examples/runnable-example.ts'
import {root} from '../../../tools/disk/root.ts'
import {readExamples} from '../../../tools/load/read-examples.ts'
import {readVersions} from '../../../tools/load/installed-package.ts'
import {findEmittedSizes, isRecordedAsIs, readRecordedSizes} from '../emitted-sizes.ts'
import {proving} from '../proving.ts'
import {startNodeBuilder} from './build-in-node.ts'
import {startEngineThread} from '../../builds/playground/engine-thread.ts'

/**
 * Examples that together use most of webpack, and that are always compared: all formats, chunks,
 * loaders, plugins and errors, packages in chunks, hashes in names, and links of a workspace.
 */
const always = `
  5-0-await 5-0-caching 5-105-devtool 5-105-node-esm 5-106-style 5-107-html 5-108-barrel
  5-108-workers 5-109-glob 5-110-commonjs 5-111-library 5-112-minimize-data asset-modules
  author-libraries caching-vendors chunk-formats code-on-demand csp-nonce dependency-management
  ecma-script-modules-output entry-points external-types getting-started heading-loader
  hot-module-replacement inline-requests lazy-loading-routes library-types loader-kinds
  loader-trace manifest migrate-5-polyfills native-css native-css-modules package-exports
  parser-plugin plugin-define plugin-federation plugin-hooks plugin-source-map recipe-monorepo
  split-chunks-vendor
`
  .trim()
  .split(/\s+/)

const {examples, settings} = readExamples()
const versions = readVersions(join(root, 'documented'))
const engine = await startEngineThread()
const node = await startNodeBuilder()
afterAll(() => {
  node.close()
  return engine.close()
})

/** webpack gives the modules of `import.meta.glob` other ids in each folder there. */
const dependsOnFolder = /^migrate-vite-(?:code|server|values)$/

const compared = [...examples.values()].filter(
  example =>
    isRunnable(example, versions) &&
    (proving === 'all' ? !dependsOnFolder.test(example.name) : always.includes(example.name)),
)

describe('a project of the playground', () => {
  test('is always one of these', () => {
    expect(compared.map(({name}) => name)).toEqual(expect.arrayContaining(always))
  })

  test.each(compared)(
    '$name becomes what it does in Node.js, and what is recorded',
    async example => {
      const {name} = example
      const project = parseZip(name, buildExampleZip(example, versions))
      const packages = findPackages(project.files, playgroundPackages)
      const [inNode, built] = await Promise.all([
        node.build(project, packages),
        engine.build(project),
      ])
      expect(
        built.issues.map(({severity, message}) => ({severity, message: clean(message)})),
      ).toEqual(
        inNode.issues.map(({severity, message}) => ({
          severity,
          message: clean(message, inNode.dir),
        })),
      )
      const files = await Promise.all(
        built.assets.map(async ({path}) => [path, textOf(await engine.readFile(path))] as const),
      )
      const expected = inNode.assets.map(({path, content}) => {
        return [path, textOf(Buffer.from(content, 'base64'))] as const
      })
      expect(new Map(files)).toEqual(new Map(expected))
      if (!isRecordedAsIs(example, settings.get(name))) return
      const recorded = readRecordedSizes(example)
      const emitted = new Map(built.assets.map(({path, size}) => [path, size]))
      expect(findEmittedSizes(recorded, emitted)).toEqual(recorded)
    },
  )
})

/** Bytes as text that shows what differs. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

/** A message without the folder of its project, and without the stack of webpack. */
function clean(message: string, dir = '/project'): string {
  return message.replaceAll(dir, '/project').replaceAll(/\n\s+at .*/g, '')
}
