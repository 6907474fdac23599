import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import webpack, {type Stats} from 'webpack'
import {describe, expect, test} from 'vitest'
import {planPictures} from '../../../../tools/commands/draw-pictures.ts'
import type {Group} from '../../../../tools/authoring/pictures/draw-groups.ts'
import {readBuilds} from '../../../../tools/authoring/pictures/read-build.ts'
import {arrow, labeledBox, svgOf} from '../../../../tools/authoring/pictures/svg.ts'
import {drawChunks, drawModules} from '../../../../tools/authoring/pictures/subjects/builds.ts'
import {
  compilationHooks,
  compilerHooks,
} from '../../../../tools/authoring/pictures/subjects/hooks.ts'
import {createHookOrder} from '../../../../tools/authoring/read-webpack/hook-order.ts'
import {writeFolder} from '../../temp-folder.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

test('the pictures and their alternative texts agree with the data and with builds of the examples', async () => {
  const files = await planPictures(join(root, 'content'))
  expect(files.size).toBeGreaterThan(30)
  const changed = [...files].filter(
    ([path, text]) => readFileSync(join(root, 'content', path), 'utf8') !== text,
  )
  // Otherwise, run npm run draw-pictures.
  expect(changed.map(([path]) => path)).toEqual([])
})

test('the colors of a picture are colors of the theme', () => {
  const theme = readFileSync(join(root, 'app/ui/theme.css'), 'utf8')
  const box = {x: 0, y: 0, width: 9, height: 9}
  const tones = ['normal', 'good', 'bad', 'plain'] as const
  const shapes = tones.map(tone => labeledBox(box, ['Text'], tone))
  const colors =
    svgOf(9, [
      ...shapes,
      arrow([
        [0, 0],
        [9, 9],
      ]),
    ]).match(/#[\da-f]{3,6}\b/g) ?? []
  expect(colors.length).toBeGreaterThan(20)
  expect(colors.filter(color => !theme.includes(`: ${color};`))).toEqual([])
})

test('a picture of modules lists all modules of the build', async () => {
  const builds = await readBuilds(['dependency-graph'])
  const build = builds.get('dependency-graph')
  expect(build && [...build.modules.keys()].toSorted()).toEqual([
    'src/area.js',
    'src/chart.js',
    'src/index.js',
    'src/logo.svg',
    'src/style.css',
  ])
  expect(() => build && drawModules(build, [['src/index.js']])).toThrow(
    'The picture lacks the modules src/style.css, src/logo.svg, src/area.js, src/chart.js.',
  )
  expect(() => build && drawChunks(build, {shop: 'Entry shop'})).toThrow(
    'The build has no entry shop.',
  )
})

describe('the hooks in the pictures', () => {
  test('are called in this order', async () => {
    const order = await recordHooks()
    for (const [holder, groups] of [
      ['Compiler', compilerHooks],
      ['Compilation', compilationHooks],
    ] as const) {
      const names = namesOf(groups)
      const places = names.map(name => order.placeOf(holder, name))
      expect(places).not.toContain(undefined)
      const sorted = names.toSorted(
        (a, b) => (order.placeOf(holder, a) ?? 0) - (order.placeOf(holder, b) ?? 0),
      )
      expect(names).toEqual(sorted)
    }
  })
})

function namesOf(groups: readonly Group[]): string[] {
  return groups.flatMap(({items}) => items)
}

/** Builds an example and notes the order of all hooks. */
async function recordHooks() {
  const path = await writeFolder() // webpack does not emit files that have not changed
  const order = createHookOrder()
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: join(root, 'examples/build-stages'),
    entry: './src/index.js',
    output: {path},
    plugins: [
      {
        apply({hooks}) {
          order.follow('Compiler', hooks)
          hooks.thisCompilation.intercept({
            call: compilation => order.follow('Compilation', compilation.hooks),
          })
        },
      },
    ],
  })
  return new Promise<typeof order>((resolve, reject) => {
    compiler.run((error: Error | null, stats?: Stats) => {
      compiler.close(() => (stats ? resolve(order) : reject(error ?? new Error('No stats.'))))
    })
  })
}
