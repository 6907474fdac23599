import {spawn, type ChildProcess} from 'node:child_process'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {chromium, type Browser} from 'playwright-core'
import {afterAll, beforeAll, describe, expect, inject, test, vi} from 'vitest'
import {takenOver} from './browser.ts'
import {chromiumFlags} from './chromium.ts'

let dir: string
let build: ChildProcess
let output = ''
let url = ''
let browser: Browser

/** A page long enough to be scrolled. */
function pageOf(sentence: string): string {
  return `---\ntitle: Home\n---\n\n${'Text.\n\n'.repeat(80)}\n## End\n\n${sentence}\n`
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'watch-'))
  const content = join(dir, 'content')
  await mkdir(content)
  await writeFile(join(content, 'index.md'), pageOf('Before.'))
  build = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'build.ts',
      '--watch',
      '--serve',
      '0',
      '--content',
      content,
      '--out',
      join(dir, 'dist'),
    ],
    {stdio: ['ignore', 'pipe', 'pipe']},
  )
  for (const stream of [build.stdout, build.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  await vi.waitFor(() => expect(output).toContain('Serving on'), {timeout: 60_000})
  url = /http:\/\/localhost:\d+\//.exec(output)?.[0] ?? ''
  browser = await chromium.launch({executablePath: inject('chromium'), args: chromiumFlags})
})
afterAll(async () => {
  await browser.close()
  build.kill()
  await rm(dir, {recursive: true, force: true})
})

describe('a build that watches', () => {
  test('shows an edited page in the open browser without a new document', async () => {
    const page = await browser.newPage()
    await page.goto(url)
    await takenOver(page)
    await page.waitForTimeout(500) // the page listens once it is idle
    await page.evaluate(() => {
      document.body.dataset['same'] = 'yes'
      scrollTo(0, 700)
    })
    await writeFile(join(dir, 'content/index.md'), pageOf('After.'))
    await page.getByText('After.').waitFor()
    expect(await page.getByText('Before.').count()).toBe(0)
    expect(await page.locator('body').getAttribute('data-same')).toBe('yes')
    expect(await page.evaluate(() => scrollY)).toBe(700)
    await page.close()
  })

  test('reports a mistake, keeps the site as it was, and goes on', async () => {
    const before = await readFile(join(dir, 'dist/index.html'), 'utf8')
    await writeFile(join(dir, 'content/index.md'), '---\ntitel: Home\n---\n\nText.\n')
    await expect.poll(() => output, {timeout: 20_000}).toContain('missing-title')
    expect(output).toContain('Did you mean “title”?')
    expect(output).toContain('nothing was written')
    expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe(before)

    await writeFile(join(dir, 'content/index.md'), pageOf('Mended.'))
    const read = () => readFile(join(dir, 'dist/index.html'), 'utf8').catch(() => '')
    await expect.poll(read, {timeout: 20_000}).toContain('Mended.')
  })
})
