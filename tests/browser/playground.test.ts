import {describe, expect, test} from 'vitest'
import {formatHash, parseHash} from '../../app/playground/project/project-hash.ts'
import {expectAccessible} from './axe.ts'
import {useSite, type OpenPage} from './browser.ts'
import {widthsOf} from './page-parts.ts'
import {emittedFiles, openFile, run, writeFile} from './playground.ts'
import {createPreviewProject, previewLines, previewNames} from './preview-project.ts'

const site = useSite()
const GUIDE = '/guides/tree-shaking/'
const SECOND = 'webpack.second.config.mjs'
const PLAYGROUND = '/playground/?example=tree-shaking'

describe('the button Run of a sample', () => {
  test('loads nothing before it is used, builds the project next to the text, and over it on a phone', async () => {
    const page = await site.start(GUIDE, {bypassCSP: true})
    expect(await page.getByTestId('playground-run').first().innerText()).toMatch(
      /^Run · \d\.\d MB, once$/,
    )
    expect(page.requests.filter(url => url.includes('playground'))).toEqual([])

    const before = await run(page)
    expect(before.get('main.js')).toBeGreaterThan(10)
    const tabs = page.getByTestId('playground-files').getByRole('tab', {selected: true})
    expect(await tabs.innerText()).toBe('src/units.js')
    await expectAccessible(page, 'the playground is open')
    await writeFile(page, 'src/index.js', 'console.log("a text that is much longer than before")\n')
    await expect
      .poll(async () => (await emittedFiles(page)).get('main.js'))
      .toBe('console.log("a text that is much longer than before");'.length)
    await page
      .getByTestId('playground-assets')
      .getByText(`was ${before.get('main.js')}`)
      .waitFor()

    const dialog = page.getByRole('dialog', {name: /^Playground/})
    await page.getByRole('button', {name: 'Reset'}).click()
    await expect.poll(() => emittedFiles(page)).toEqual(before)
    await page.getByRole('button', {name: 'Close', exact: true}).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Run')

    const known = page.requests.length
    await page.setViewportSize({width: 320, height: 700})
    await run(page)
    expect(page.requests.slice(known).filter(url => url.includes('engine.js'))).toEqual([])
    const {inner, outer} = await widthsOf(page)
    expect(inner).toBe(outer)
    const panel = await dialog.evaluate(it => [
      it.clientWidth,
      it.scrollWidth,
      it.matches(':modal'),
    ])
    expect(panel).toEqual([320, 320, true])
    await writeFile(page, 'src/index.js', 'console.log("kept")\n')
    await (await openFile(page, 'src/index.js')).press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await page.getByRole('button', {name: 'Close', exact: true}).press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await run(page)
    expect(await (await openFile(page, 'src/index.js')).innerText()).toContain('kept')
  })

  test('asks readers who save data before it downloads', async () => {
    const page = await site.start(GUIDE, {
      init: () => {
        const value = {saveData: true, effectiveType: '4g'}
        Object.defineProperty(navigator, 'connection', {value})
      },
    })
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByTestId('playground-run').first().scrollIntoViewIfNeeded() // it may move then
    await page.getByTestId('playground-run').first().click()
    await expect.poll(() => questions).toEqual([expect.stringContaining('Download webpack')])
    expect(page.requests.filter(url => url.includes('playground'))).toEqual([])
  })
})

describe('the page of the playground', () => {
  test('explains errors, runs the bundle, compares configurations, and puts what was edited into its URL', async () => {
    const page = await site.start(PLAYGROUND)
    await run(page)
    await page.getByRole('tab', {name: 'Modules'}).click()
    await page.getByRole('heading', {name: 'Kept'}).waitFor()
    expect(await page.getByText('unused export').first().innerText()).toContain('toKilometers')

    const places = await notePlaces(page)
    await writeFile(page, 'src/index.js', 'console.log("edited")\n')
    await page.getByTestId('playground-assets').getByText(', was ').waitFor()
    expect(await places()).toHaveLength(1)

    await writeFile(page, 'src/index.js', 'import "./missing.js"\n')
    const issues = page.getByTestId('playground-issues')
    await issues.getByText("Can't resolve './missing.js'").first().waitFor()
    const link = issues.getByRole('link').first()
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^\/errors\/resolve\/#module-not-found$/)

    await writeFile(page, 'src/index.js', 'console.log("Answer", 6 * 7, self.origin)\n')
    await issues.getByText("Can't resolve").first().waitFor({state: 'hidden'})
    await page.getByRole('tab', {name: 'Run'}).click()
    await page.getByRole('list', {name: 'Console'}).getByText('Answer 42 null').waitFor()

    const before = await emittedFiles(page)
    await page.getByRole('combobox', {name: 'mode'}).selectOption('development')
    await expect.poll(() => emittedFiles(page)).not.toEqual(before)
    await page.getByRole('tab', {name: 'Compare'}).click()
    await page.getByRole('button', {name: 'Add a second configuration'}).click()
    await page.getByRole('cell', {name: 'same bytes'}).waitFor()
    await writeFile(page, SECOND, 'export default {devtool: false}\n')
    const row = page.getByRole('row', {name: 'dist/main.js'})
    await expect.poll(() => row.innerText()).toMatch(/−[\d,]+ bytes, from byte \d+/)
    const linked = async () => (await parseHash(new URL(page.url()).hash))?.files
    await expect.poll(linked).toContainEqual([SECOND, 'export default {devtool: false}\n'])
  })

  test('opens from a URL as someone edited it, is used with the keyboard, completes options, and finds examples by their pages', async () => {
    const files = new Map([
      ['webpack.config.mjs', 'export default {mode: "production"}\n'],
      [SECOND, 'export default {devtool: false}\n'],
      ['src/index.js', 'console.log("edited")\n'],
    ])
    const hash = await formatHash({name: 'any', config: 'webpack.config.mjs', files})
    const page = await site.start(`/playground/${hash}`)
    expect(await run(page)).toEqual(new Map([['main.js', 'console.log("edited");'.length]]))
    expect(await (await openFile(page, SECOND)).innerText()).toContain('devtool: false')
    const editor = await openFile(page, 'webpack.config.mjs')
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('export default {optimiz')
    await page.getByRole('option', {name: 'optimization'}).click()
    await expect.poll(() => editor.innerText()).toContain('optimization')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Copy')
    await page.getByRole('tab', {name: 'Code'}).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Modules')
    await page.locator('summary', {hasText: 'Start from another example'}).click()
    await page.getByRole('searchbox', {name: /^Search \d+ examples/}).fill('entry points')
    await page.getByRole('link', {name: 'entry-points', exact: true}).click()
    await page.waitForURL('**/playground/?example=entry-points')
    await page.getByTestId('playground-files').getByRole('tab', {name: 'src/app.js'}).waitFor()
    await expect.poll(async () => [...(await emittedFiles(page)).keys()]).toContain('app.js')
  })
})

/** Notes where the tabs of the result are, frame by frame; returns a function that lists the places. */
async function notePlaces(page: OpenPage): Promise<() => Promise<number[]>> {
  const tabs = await page.getByRole('tablist', {name: 'Result'}).elementHandle()
  const noted = await page.evaluateHandle(list => {
    const tops = new Set<number>()
    const note = () => {
      if (list) tops.add(Math.round(list.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(note)
    }
    note()
    return tops
  }, tabs)
  return () => noted.evaluate(tops => [...tops])
}

test('the frame in which a bundle runs finds all that the bundle loads, however webpack writes it', async () => {
  const page = await site.start(PLAYGROUND)
  await run(page)
  const tab = page.getByRole('tab', {name: 'Run', exact: true})
  await tab.click()
  for (const name of previewNames) {
    const hash = await formatHash(createPreviewProject(name))
    const list = page.getByRole('list', {name: 'Console'})
    await page.evaluate(link => void (location.hash = link), hash)
    await list.waitFor({state: 'detached'}) // that of the project before
    const lines = list.locator('li')
    const readConsole = async () => {
      // If it is clicked while the result arrives, which moves it, it may not be selected.
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
      return lines.allInnerTexts()
    }
    await expect
      .poll(readConsole, {message: name})
      .toEqual(expect.arrayContaining([...previewLines]))
    expect(await lines.count()).toBe(previewLines.length)
  }
})
