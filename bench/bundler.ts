import {spawn, type ChildProcess} from 'node:child_process'
import {readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright-core'
import {MODULES, writeProject} from './bundler-project.ts'
import {createFigure, type Figure} from './report.ts'
import {readAddress} from './server-address.ts'
import {launchChromium} from './slow-device.ts'

const cli = fileURLToPath(
  new URL('../documented/node_modules/webpack-cli/bin/cli.js', import.meta.url),
)

/** Measures webpack itself, for the figures on the home page of the site. */
export async function measureBundler(options: {workDir: string; runs: number}): Promise<Figure[]> {
  const {workDir, runs} = options
  const project = join(workDir, 'bundler')
  await writeProject(project)
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < runs; run++) {
    await rm(join(project, 'cache'), {recursive: true, force: true})
    cold.push(await measureBuild(project))
    await measureBuild(project) // the first build with a cache stores a little more
    warm.push(await measureBuild(project))
  }
  const {seen, bytes} = await measureUpdates(project, runs)
  const name = `webpack, ${MODULES.toLocaleString('en-US')} modules`
  return [
    createFigure(`${name}: production build, no cache`, 's', {values: cold}),
    createFigure(`${name}: the same build with its cache`, 's', {values: warm}),
    createFigure(`${name}: saved edit to seen, development server`, 'ms', {values: seen}),
    createFigure(`${name}: hot update`, 'count', {values: bytes}),
  ]
}

/** Seconds of a production build as a process, as \`npx webpack\` runs it. */
async function measureBuild(project: string): Promise<number> {
  const start = performance.now()
  const child = startWebpack(project, ['--mode', 'production'])
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build ended with code ${String(code)}.`)
  return (performance.now() - start) / 1000
}

/** Edits a module in the running page: milliseconds until it is seen, bytes of the update. */
async function measureUpdates(
  project: string,
  runs: number,
): Promise<{seen: number[]; bytes: number[]}> {
  const child = startWebpack(project, ['serve', '--mode', 'development'])
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const bytes: number[] = []
    page.on('response', response => {
      if (!response.url().endsWith('.hot-update.js')) return
      void response.body().then(body => bytes.push(body.byteLength))
    })
    await page.goto(new URL('index.html', await readAddress(child, 'compiled')).href)
    await page.getByText('Edit 0').waitFor()
    const seen: number[] = []
    for (let run = 0; run <= runs; run++) {
      const time = await measureEdit(join(project, 'src/title.js'), page, `Edit ${run + 1}`)
      if (run > 0) seen.push(time) // the first one is slower
    }
    return {seen, bytes: bytes.slice(1)}
  } finally {
    child.kill()
    await browser.close()
  }
}

/** Milliseconds from writing the file until the page, which isn't reloaded, shows its text. */
async function measureEdit(file: string, page: Page, text: string): Promise<number> {
  await wait(1500) // nothing is under way
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
  const seen = page.waitForFunction(
    title => document.querySelector('h1')?.textContent === title,
    text,
    {polling: 'raf'},
  )
  const source = (await readFile(file, 'utf8')).replace(/"[^"]*"/, JSON.stringify(text))
  const start = performance.now()
  await writeFile(file, source)
  await seen
  const time = performance.now() - start
  const isSame = await page.evaluate(() => document.body.dataset['same'] === 'yes')
  if (!isSame) throw new Error('The page was reloaded.')
  return time
}

function startWebpack(project: string, parameters: readonly string[]): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  return spawn(process.execPath, [cli, ...parameters], {cwd: project, stdio: [...stdio]})
}
