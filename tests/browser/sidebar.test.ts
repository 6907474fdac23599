import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {GUIDES} from './small-site.ts'

const site = useSite('small')
const SECTION_JSON = '/data/v1/sections/configuration.json'

async function openPage(path: string, width = 1440): Promise<OpenPage> {
  const page = await site.open(path, {viewport: {width, height: 900}})
  await takenOver(page)
  return page
}

function titles(page: OpenPage) {
  return page.getByTestId('sidebar-item-title')
}

function titleOf(page: OpenPage, name: string) {
  return titles(page).getByText(name, {exact: true})
}

/** The whole sidebar: the box around the list. */
function sidebar(page: OpenPage) {
  return page.locator('div:has(> nav [data-testid="sidebar-item-title"])')
}

function toggle(page: OpenPage, name: string) {
  return page.getByRole('button', {name: `Headings of ${name}`})
}

async function moveTo(page: OpenPage, name: string): Promise<void> {
  await titleOf(page, name).click()
  await page.getByRole('heading', {level: 1, name, exact: true}).waitFor()
}

async function expectExpanded(page: OpenPage, name: string, isExpanded: boolean): Promise<void> {
  await expect.poll(() => toggle(page, name).getAttribute('aria-expanded')).toBe(String(isExpanded))
}

/** Labels and addresses of the headings of a page, those below others indented. */
function headingsOf(page: OpenPage, name: string): Promise<string[]> {
  return page
    .locator('li', {has: toggle(page, name)})
    .locator('ul a')
    .evaluateAll(links =>
      links.map(link => {
        const isNested = link.closest('ul')?.parentElement?.closest('ul ul') !== null
        return `${isNested ? '  ' : ''}${link.textContent} ${link.getAttribute('href')}`
      }),
    )
}

const outputHeadings = (base: string) => [
  `early ${base}#outputearly`,
  `path ${base}#outputpath`,
  `library ${base}#outputlibrary`,
  `  name ${base}#outputlibraryname`,
  `  Hints ${base}#hints`,
  `Examples ${base}#examples`,
]

describe('the sidebar', () => {
  test('lists the pages of the section below their groups, the index first', async () => {
    const page = await openPage('/configuration/output/')
    const list = page.getByRole('navigation', {name: 'The configuration'})
    const entries = await list
      .locator('> ul > li')
      .evaluateAll(items =>
        items.map(item => item.querySelector('a')?.textContent ?? `[${item.textContent}]`),
      )
    expect(entries).toEqual([
      'The configuration',
      'Mode',
      'Plain',
      '[Options]',
      'Output',
      'Target',
      '[Reports]',
      'Stats',
    ])
    expect(await titles(page).locator('visible=true').count()).toBe(6)
    expect(await list.locator('[aria-current="page"]').allTextContents()).toEqual(['Output'])
  })

  test('begins with the version and the way to print the section', async () => {
    const page = await openPage('/configuration/output/')
    const texts = (await sidebar(page).innerText()).split('\n').filter(text => text.trim() !== '')
    expect(texts.slice(0, 4)).toEqual(
      ['webpack 5', 'webpack 4', ' Print Section', 'The configuration'].map(text =>
        expect.stringContaining(text.trim()),
      ),
    )
  })

  test('lists the pages of the root where there is no section, without home', async () => {
    const page = await openPage('/license/')
    expect(await titles(page).allTextContents()).toEqual([
      'Awesome webpack',
      'Branding',
      'Comparison',
      'Glossary',
      'License',
    ])
    expect(await page.getByText('Print Section').count()).toBe(0)
    expect(await page.locator('[data-testid][aria-current]').allTextContents()).toEqual(['License'])
  })

  test.each(['/', '/nowhere/'])('is not on %s', async path => {
    const page = await openPage(path)
    expect(await titles(page).count()).toBe(0)
  })

  test.each([
    [767, false],
    [768, true],
  ])('at %i pixels is shown: %s', async (width, isShown) => {
    const page = await openPage('/configuration/', width)
    expect(await sidebar(page).isVisible()).toBe(isShown)
    if (isShown) expect((await sidebar(page).boundingBox())?.width).toBe(280)
  })

  test('stays beside the text while the page is scrolled', async () => {
    const page = await openPage('/configuration/output/')
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    expect(await sidebar(page).boundingBox()).toMatchObject({y: 60, width: 280})
  })

  test('scrolls on its own, and stops at its end', async () => {
    const page = await openPage('/guides/')
    await page.mouse.move(140, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => sidebar(page).evaluate(list => list.scrollTop)).toBeGreaterThan(100)
    await page.mouse.wheel(0, 100_000)
    const rest = () => sidebar(page).evaluate(e => e.scrollHeight - e.clientHeight - e.scrollTop)
    await expect.poll(rest).toBeLessThan(2)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test.each(['Guide 1', 'Guide 19', 'Guide 21', 'Guide 23', 'Guide 40', `Guide ${GUIDES}`])(
    'shows where %s is in a long list, and leaves the page where it is',
    async name => {
      const page = await openPage(`/guides/${name.toLowerCase().replace(' ', '-')}/`)
      const isInView = () =>
        titleOf(page, name).evaluate(link => {
          const {left, top, bottom} = link.getBoundingClientRect()
          return [top, bottom - 1].every(
            y => document.elementFromPoint(left + 20, y)?.textContent === link.textContent,
          )
        })
      await expect.poll(isInView).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    },
  )

  test('leaves its list where it is when the page that is chosen is in view', async () => {
    const page = await openPage('/guides/guide-40/')
    const before = await sidebar(page).evaluate(list => list.scrollTop)
    expect(before).toBeGreaterThan(100)
    await moveTo(page, 'Guide 41')
    expect(await sidebar(page).evaluate(list => list.scrollTop)).toBe(before)
  })
})

describe('an item of the sidebar', () => {
  test('has a toggle only if its page has headings', async () => {
    const page = await openPage('/configuration/')
    const names = await page
      .getByRole('button', {name: /^Headings of/})
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))
    expect(names).toEqual(['Headings of Mode', 'Headings of Output', 'Headings of Target'])
  })

  test('is open on its own page and lists its headings by their short names', async () => {
    const page = await openPage('/configuration/output/')
    await expectExpanded(page, 'Output', true)
    await expectExpanded(page, 'Mode', false)
    expect(await headingsOf(page, 'Output')).toEqual(outputHeadings(''))
    expect(await headingsOf(page, 'Mode')).toEqual([])
    expect(page.requests).not.toContain(SECTION_JSON)
    await page.getByRole('link', {name: 'Examples'}).first().click()
    await page.waitForURL(/#examples$/)
  })

  test('is open on its own page before any script runs', async () => {
    const page = await site.open('/configuration/output/', {javaScriptEnabled: false})
    expect(await sidebar(page).getByRole('link', {name: 'library'}).isVisible()).toBe(true)
    expect(await page.getByRole('button', {name: /^Headings of/}).count()).toBe(0)
  })

  test('closes and opens again with its toggle', async () => {
    const page = await openPage('/configuration/output/')
    await toggle(page, 'Output').click()
    await expectExpanded(page, 'Output', false)
    expect(await headingsOf(page, 'Output')).toEqual([])
    await toggle(page, 'Output').focus()
    await page.keyboard.press('Enter')
    await expectExpanded(page, 'Output', true)
    expect(await headingsOf(page, 'Output')).toHaveLength(6)
  })

  test('of another page reads the headings of its section once, on demand', async () => {
    const page = await openPage('/configuration/')
    await toggle(page, 'Output').click()
    await expect
      .poll(() => headingsOf(page, 'Output'))
      .toEqual(outputHeadings('/configuration/output/'))
    await toggle(page, 'Target').click()
    await expect
      .poll(() => headingsOf(page, 'Target'))
      .toEqual(['node /configuration/target/#node'])
    expect(page.requests.filter(url => url === SECTION_JSON)).toHaveLength(1)
    await sidebar(page).getByText('Examples').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    expect(page.url()).toBe(`${site.url}/configuration/output/#examples`)
  })

  test('lists the headings of a page in a folder of the section', async () => {
    const page = await openPage('/api/')
    await toggle(page, 'Context').click()
    await expect
      .poll(() => headingsOf(page, 'Context'))
      .toEqual([
        'this.data /api/loaders/context/#thisdata',
        '  deep /api/loaders/context/#thisdatadeep',
      ])
  })

  test('lists the headings of a page outside of any section', async () => {
    const page = await openPage('/license/')
    await toggle(page, 'Glossary').click()
    await expect.poll(() => headingsOf(page, 'Glossary')).toEqual(['About /glossary/#about'])
  })

  test('stays as the reader toggled it while the page changes', async () => {
    const page = await openPage('/configuration/output/')
    await toggle(page, 'Target').click()
    await expectExpanded(page, 'Target', true)
    await moveTo(page, 'Mode')
    await expectExpanded(page, 'Mode', true)
    await expectExpanded(page, 'Output', false)
    await expectExpanded(page, 'Target', true)

    await moveTo(page, 'Target')
    await moveTo(page, 'Plain')
    await expectExpanded(page, 'Target', true)
    await expectExpanded(page, 'Mode', false)
  })

  test('that was closed opens by itself when its page is shown', async () => {
    const page = await openPage('/configuration/output/')
    await toggle(page, 'Output').click()
    await expectExpanded(page, 'Output', false)
    await moveTo(page, 'Plain')
    await expectExpanded(page, 'Output', false)
    await moveTo(page, 'Output')
    await expectExpanded(page, 'Output', true)
  })

  test('says that headings could not be loaded, and tries again when it is opened', async () => {
    const page = await openPage('/configuration/')
    site.intercept = (request, response) => {
      if (request.url !== SECTION_JSON) return false
      response.writeHead(500).end('down')
      return true
    }
    await toggle(page, 'Output').click()
    await page.getByRole('alert').getByText('The headings could not be loaded.').waitFor()
    await toggle(page, 'Output').click()
    expect(await page.getByRole('alert').count()).toBe(0)
    site.intercept = undefined
    await toggle(page, 'Output').click()
    await expect.poll(() => headingsOf(page, 'Output')).toHaveLength(6)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('a click on the title of the page that is shown', () => {
  test('leads to its top, without its hash', async () => {
    const page = await openPage('/configuration/output/#examples')
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    await titleOf(page, 'Output').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.url()).toBe(`${site.url}/configuration/output/`)
  })

  test.each(['Control', 'Meta'] as const)('leaves the page where it is with %s', async key => {
    const page = await openPage('/configuration/output/')
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    // What a key does besides differs between systems; the app leaves the click alone.
    const isLeft = await titleOf(page, 'Output').evaluate(
      (link, modifier) => {
        const init = {bubbles: true, cancelable: true, [modifier]: true}
        let isAlone = false
        window.addEventListener(
          'click',
          event => {
            isAlone = !event.defaultPrevented
            event.preventDefault()
          },
          {once: true},
        )
        link.dispatchEvent(new MouseEvent('click', init))
        return isAlone
      },
      key === 'Control' ? 'ctrlKey' : 'metaKey',
    )
    expect(isLeft).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(1500)
  })

  test('opens a new tab with the key of the system', async () => {
    const page = await openPage('/configuration/output/')
    await page.evaluate(() => scrollTo(0, 1500))
    const opened = page.context().waitForEvent('page')
    await titleOf(page, 'Output').click({modifiers: ['ControlOrMeta']})
    expect((await opened).url()).toBe(`${site.url}/configuration/output/`)
    expect(await page.evaluate(() => scrollY)).toBe(1500)
  })
})

describe('Print Section', () => {
  test('opens the section as one document in a new tab', async () => {
    const page = await openPage('/configuration/output/')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', {name: 'Print Section'}).click()
    const tab = await opened
    expect(tab.url()).toBe(`${site.url}/configuration/printable/`)
    expect(page.url()).toBe(`${site.url}/configuration/output/`)
  })

  test('is there for the eight sections, and for no other', async () => {
    const names = ['api', 'concepts', 'configuration', 'contribute', 'guides']
    for (const name of [...names, 'loaders', 'migrate', 'plugins', 'blog']) {
      const page = await site.open(`/${name}/`, {javaScriptEnabled: false})
      const links = page.getByRole('link', {name: 'Print Section'})
      const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
      expect(hrefs).toEqual(name === 'blog' ? [] : [`/${name}/printable/`])
    }
  })
})
