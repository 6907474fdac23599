import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import webpack, {type Stats} from 'webpack'
import {expect, test} from 'vitest'
import {MODULES, writeProject} from '../../bench/bundler-project.ts'
import {expectSchema} from '../../authoring/samples/expectation.ts'
import {root} from '../../tools/disk/root.ts'
import {writeFolder} from '../tools/temp-folder.ts'

const home = readFileSync(join(root, 'content/index.md'), 'utf8')

/** The text below each heading of the home page. */
const sections = new Map(
  home.split(/^#{2,3} /m).map((section): [string, string] => {
    const end = section.indexOf('\n')
    return [section.slice(0, end), section.slice(end + 1)]
  }),
)

/** The size of a file that an example emits: `npm run check:content` compares it with a build. */
function sizeOf(example: string, name: RegExp): number {
  const text = readFileSync(join(root, 'examples', example, 'expect.json'), 'utf8')
  const {assets} = expectSchema.parse(JSON.parse(text))
  const [, size = 0] = Object.entries(assets).find(([file]) => name.test(file)) ?? []
  return size
}

function sectionOf(heading: string): string {
  return sections.get(heading) ?? ''
}

const kibibytes = (bytes: number, digits: number) => `${(bytes / 1024).toFixed(digits)} KiB`

test('every figure of the home page that webpack proves is compared here', () => {
  const headings = [...sections].filter(([, text]) => /^ *\*\*/m.test(text)).map(([name]) => name)
  expect(headings).toEqual([
    'See a change without a reload',
    'Load code on demand',
    'Deploy parts of a page separately',
    'Use CSS, HTML and TypeScript as they are',
    'Keep the work of the last build', // seconds, which `npm run bench` measures
    'Import images and fonts',
  ])
})

const report = sizeOf('code-on-demand', /^543\.js$/)
const script = sizeOf('code-on-demand', /^index\.js$/)
const icon = readFileSync(join(root, 'examples/asset-modules/src/icon.svg'))
const photo = sizeOf('asset-modules-general', /\.svg$/)
const cart = sizeOf('recipe-federation', /^cart\.\w+\.js$/)

test.each([
  ['Load code on demand', `**${kibibytes(report, 0)}** for this report`],
  ['Load code on demand', `The script of the page has ${kibibytes(script, 1)}.`],
  ['Deploy parts of a page separately', `**${cart} bytes** is`],
  ['Use CSS, HTML and TypeScript as they are', '**0 loaders** and no plugins'],
  ['Import images and fonts', `**${icon.length} bytes** of icon`],
  ['Import images and fonts', `The photo of ${kibibytes(photo, 1)} keeps`],
  ['Bundle it', `are now one file of ${sizeOf('hello-webpack', /^bundle\.js$/)} bytes:`],
])('the home page names the sizes that webpack emits: %s, %s', (heading, text) => {
  expect(sectionOf(heading)).toContain(text)
})

test('the page with styles, an image and a script on demand is built without loaders and plugins', () => {
  const config = readFileSync(join(root, 'examples/native-css/webpack.config.mjs'), 'utf8')
  expect(config).not.toMatch(/loader|plugin|\buse\b/i)
})

test('an update of one module of 1,000 has the size that the home page names', async () => {
  const context = await writeFolder()
  await writeProject(context)
  const title = join(context, 'src/title.js')
  const update = await buildUpdate(context, () => {
    writeFileSync(title, readFileSync(title, 'utf8').replace('Edit 0', 'Edit 1'))
  })
  expect(sectionOf('See a change without a reload')).toContain(
    `**${update.toLocaleString('en-US')} bytes** reach the browser after you edit one module of ${MODULES.toLocaleString('en-US')}.`,
  )
})

/** Bytes of the update that the page loads after an edit of the project. */
function buildUpdate(context: string, edit: () => void): Promise<number> {
  const compiler = webpack({
    mode: 'development',
    context,
    entry: './src/index.html',
    output: {path: join(context, 'dist')},
    plugins: [new webpack.HotModuleReplacementPlugin()],
  })
  return new Promise((resolve, reject) => {
    compiler.watch({}, (error: Error | null, stats?: Stats) => {
      const {assets = []} = stats?.toJson({all: false, assets: true}) ?? {}
      const update = assets.find(({name}) => /^src-index-.+\.hot-update\.js$/.test(name))
      if (update || error) {
        compiler.close(() => (update ? resolve(update.size) : reject(error)))
      } else {
        setTimeout(edit, 1000) // the watcher would miss an edit of the same moment
      }
    })
  })
}
