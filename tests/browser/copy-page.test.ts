import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

const LABEL = 'Copy page as Markdown'

async function open(path = '/concepts/output/'): Promise<OpenPage> {
  const page = await site.open(path, {
    allow: imageHosts,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await takenOver(page)
  return page
}

/** The button that copies the page; it has one name, and others for a while. */
const buttonOf = (page: OpenPage) => page.locator('button[data-markdown]')

const copied = (page: OpenPage) => page.evaluate(() => navigator.clipboard.readText())

const markdownOf = (path: string) => readFile(join(site.dir, path, 'index.md'), 'utf8')

async function sayLost(page: OpenPage): Promise<void> {
  await buttonOf(page).click()
  await expect.poll(() => buttonOf(page).innerText()).toBe('Could not be loaded')
  await expect
    .poll(() => page.locator('#AppAnnouncer').textContent())
    .toBe('The Markdown of the page could not be loaded')
}

describe('a page', () => {
  test('is copied as Markdown, and the button says so for 2 s', async () => {
    const page = await open()
    const button = buttonOf(page)
    expect(await button.innerText()).toBe(LABEL)
    const {width} = (await button.boundingBox()) ?? {}
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await button.click()
    await expect.poll(() => button.innerText()).toBe('Copied!')
    expect((await button.boundingBox())?.width).toBeCloseTo(width ?? 0, 0)
    await page.clock.fastForward(1999)
    expect(await page.locator('#AppAnnouncer').textContent()).toBe('Copied')
    expect(await button.innerText()).toBe('Copied!')
    await page.clock.fastForward(1)
    expect(await button.innerText()).toBe(LABEL)
    expect(await button.getAttribute('style')).toBe('')
    expect(await copied(page)).toBe(await markdownOf('concepts/output'))
  })

  test('is copied after a navigation, by the keyboard too', async () => {
    const page = await open()
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    await buttonOf(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => buttonOf(page).innerText()).toBe('Copied!')
    expect(await copied(page)).toBe(await markdownOf('concepts/loaders'))
    expect(await buttonOf(page).evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('is copied where there is no ClipboardItem', async () => {
    const page = await site.open('/concepts/output/', {
      allow: imageHosts,
      permissions: ['clipboard-read', 'clipboard-write'],
      init: () => Reflect.deleteProperty(window, 'ClipboardItem'),
    })
    await takenOver(page)
    await buttonOf(page).click()
    await expect.poll(() => buttonOf(page).innerText()).toBe('Copied!')
    expect(await copied(page)).toBe(await markdownOf('concepts/output'))
  })

  test('that the browser does not copy says so, and is tried again after that', async () => {
    const page = await open()
    await page.evaluate(() => {
      const {clipboard} = navigator
      const write = clipboard.write.bind(clipboard)
      clipboard.write = () => {
        clipboard.write = write
        return Promise.reject(new Error('refused'))
      }
    })
    await buttonOf(page).click()
    await expect.poll(() => buttonOf(page).innerText()).toBe('Could not be copied')
    await expect.poll(() => buttonOf(page).innerText(), {timeout: 4000}).toBe(LABEL)
    await buttonOf(page).click()
    await expect.poll(() => buttonOf(page).innerText()).toBe('Copied!')
  })

  test('whose Markdown is not there says so', async () => {
    const page = await open()
    site.intercept = (request, response) => {
      if (request.url !== '/concepts/output/index.md') return false
      response.writeHead(404).end('Not this')
      return true
    }
    await sayLost(page)
  })

  test('says so without a network', async () => {
    const page = await open()
    await page.context().setOffline(true)
    await sayLost(page)
  })

  test('leads to its Markdown, without scripts too', async () => {
    const page = await site.open('/concepts/output/', {javaScriptEnabled: false})
    expect(await buttonOf(page).isVisible()).toBe(false)
    const link = page.getByRole('link', {name: 'View as Markdown'})
    expect(await link.getAttribute('href')).toBe('/concepts/output/index.md')
    await link.click()
    expect(await page.locator('body').innerText()).toContain('# Output')
  })

  test('is printed without either', async () => {
    const page = await open()
    await page.emulateMedia({media: 'print'})
    expect(await buttonOf(page).isVisible()).toBe(false)
    expect(await page.getByText('View as Markdown').isVisible()).toBe(false)
  })
})

test('the home page has neither', async () => {
  const page = await open('/')
  expect(await buttonOf(page).count()).toBe(0)
})
