import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../../../tools/disk/root.ts'
import {planPictures} from '../../../authoring/commands/draw-pictures.ts'
import {readBuilds} from '../../../authoring/pictures/read-build.ts'
import {drawChunks, drawModules} from '../../../authoring/pictures/subjects/builds.ts'

test('the pictures and their alternative texts agree with the data and with builds of the examples', async () => {
  const files = await planPictures(join(root, 'content'))
  expect(files.size).toBeGreaterThan(20)
  const changed = [...files].filter(
    ([path, text]) => readFileSync(join(root, 'content', path), 'utf8') !== text,
  )
  // Otherwise, run npm run draw-pictures.
  expect(changed.map(([path]) => path)).toEqual([])
})

test('a picture of modules lists all modules of the build', async () => {
  const builds = await readBuilds(['dependency-graph'])
  const build = builds.get('dependency-graph')
  const files = ['area.js', 'chart.js', 'index.js', 'logo.svg', 'style.css']
  expect([...(build?.modules.keys() ?? [])].toSorted()).toEqual(files.map(file => `src/${file}`))
  expect(() => build && drawModules(build, [['src/index.js']])).toThrow(
    'The picture lacks the modules src/style.css, src/logo.svg, src/area.js, src/chart.js.',
  )
  expect(() => build && drawChunks(build, {shop: 'Entry shop'})).toThrow(
    'The build has no entry shop.',
  )
})
