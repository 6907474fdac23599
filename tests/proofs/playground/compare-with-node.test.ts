import {join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {findPackages} from '../../../app/playground/engine/find-packages.ts'
import {parseZip} from '../../../app/playground/project/example-zip.ts'
import {buildEngine} from '../../../tools/bundle/playground/build-engine.ts'
import {buildExampleZip} from '../../../tools/content/example-zip.ts'
import {playgroundPackages} from '../../../tools/content/playground-packages.ts'
import {root} from '../../../tools/disk/root.ts'
import {readExamples} from '../../../tools/load/read-examples.ts'
import {readVersions} from '../../../tools/load/read-versions.ts'
import {findEmittedSizes, isRecordedAsIs, readRecordedSizes} from '../emitted-sizes.ts'
import {buildInNode} from './build-in-node.ts'
import {startEngineThread} from '../../builds/playground/engine-thread.ts'

/** Examples that together use most of webpack: all formats, chunks, loaders, plugins and errors. */
const names = `
  5-0-await 5-0-caching 5-105-devtool 5-105-node-esm 5-106-style 5-107-html 5-108-barrel
  5-108-workers 5-109-glob 5-110-commonjs 5-111-library 5-112-minimize-data asset-modules
  author-libraries caching-vendors chunk-formats code-on-demand csp-nonce dependency-management
  ecma-script-modules-output entry-points external-types getting-started heading-loader
  hot-module-replacement inline-requests lazy-loading-routes library-types loader-kinds
  loader-trace manifest migrate-5-polyfills native-css native-css-modules package-exports
  parser-plugin plugin-define plugin-federation plugin-hooks plugin-source-map
`
  .trim()
  .split(/\s+/)

const {examples, settings} = readExamples()
const versions = readVersions(join(root, 'documented'))
const engine = await startEngineThread(await buildEngine())
afterAll(() => engine.close())

describe('the engine of the playground', () => {
  test('is compared by 40 projects', () => {
    expect(names.length).toBe(40)
  })

  test.each(names)('builds %s as Node.js does, and as is recorded', async name => {
    const example = examples.get(name)
    if (!example) throw new Error(`There is no example ${name}.`)
    const project = parseZip(name, buildExampleZip(example, versions))
    const {dir, assets, issues} = await buildInNode(
      project,
      findPackages(project.files, playgroundPackages),
    )
    const built = await engine.build(project)
    expect(
      built.issues.map(({severity, message}) => ({severity, message: clean(message)})),
    ).toEqual(issues.map(({severity, message}) => ({severity, message: clean(message, dir)})))
    const files = await Promise.all(
      built.assets.map(async ({path, size}) => {
        const bytes = await engine.readFile(path)
        return [path, {size, content: Buffer.from(bytes).toString()}] as const
      }),
    )
    const expected = assets.map(({path, content}) => {
      const bytes = Buffer.from(content, 'base64')
      return [path, {size: bytes.length, content: bytes.toString()}] as const
    })
    expect(new Map(files)).toEqual(new Map(expected))
    if (!isRecordedAsIs(example, settings.get(name))) return
    const recorded = readRecordedSizes(example)
    const emitted = new Map(built.assets.map(({path, size}) => [path, size]))
    expect(findEmittedSizes(recorded, emitted)).toEqual(recorded)
  })
})

/** A message without the folder of its project, and without the stack of webpack. */
function clean(message: string, dir = '/project'): string {
  return message.replaceAll(dir, '/project').replaceAll(/\n\s+at .*/g, '')
}
