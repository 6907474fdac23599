import {expect} from 'vitest'
import {formatHash} from '../../app/playground/project/project-hash.ts'
import {answerWith, holdAnswers} from '../browser/page-parts.ts'
import {createPreviewProject, previewLines, previewNames} from '../browser/preview-project.ts'
import {faults} from './fault-scenarios.ts'
import {on, type Scenario} from './scenario.ts'
import {allIsStored, appStarts, isReady, see, shown, start} from './steps.ts'

const PAGE = '/guides/everything/'
const NEXT = '/guides/next/'

export const scenarios = {
  'a first visit shows the stored theme in its first frame, and its layout stays': on(
    'screens',
    async ({tab, site}) => {
      await tab.open(`${site.url}${PAGE}`)
      const firstFrame = () => document.documentElement.dataset['firstFrame']
      await see(tab, firstFrame).toBe('light')
      await tab.evaluate(() => (localStorage['theme'] = '"dark"'))
      await tab.open(`${site.url}${PAGE}`)
      await see(tab, firstFrame).toBe('dark')
      const before = await tab.evaluate(measure)
      await appStarts(tab)
      expect(await tab.evaluate(measure)).toEqual(before)
    },
  ),
  'the app is downloaded at the first sign of use, once': on('screens', async ({tab, site}) => {
    await tab.open(`${site.url}${PAGE}`)
    const appScripts = () => site.requests.filter(url => /^\/assets\/[^/]+\.js$/.test(url))
    await isReady(tab)
    expect(appScripts()).toHaveLength(1)
    await appStarts(tab)
    const scripts = appScripts()
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts).toEqual([...new Set(scripts)])
  }),
  'a link shows its page in the same document, and the way back its scroll position': on(
    'screens',
    async ({tab, site}) => {
      await start(tab, `${site.url}${PAGE}`)
      await tab.evaluate(() => {
        document.body.dataset['same'] = 'yes'
        scrollTo({top: 700, behavior: 'instant'})
      })
      await see(tab, () => Math.round(scrollY)).toBe(700)
      await tab.evaluate(() => {
        const note = () => (document.body.dataset['left'] = String(Math.round(scrollY)))
        document.addEventListener('click', note, {capture: true}) // a driver scrolls to the link
      })
      await tab.click(`nav a[href="${NEXT}"]`)
      await see(tab, shown).toMatchObject({h1: 'Next', focus: 'H1', top: 0})
      await see(tab, () => document.title).toBe('Next | webpack')
      await tab.back()
      const top = Number(await tab.evaluate(() => document.body.dataset['left']))
      expect(top).toBeGreaterThan(0)
      await see(tab, shown).toMatchObject({h1: 'Everything', top})
      expect(await tab.evaluate(() => document.body.dataset['same'])).toBe('yes')
    },
  ),
  'a heading far below is reached in one step, and what is above it stays as one goes back': on(
    'screens',
    async ({tab, site}) => {
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      const topOfEnd = () => document.querySelector('#the-end')?.getBoundingClientRect().top
      const isInView = () => {
        const {top = -1} = document.querySelector('#the-end')?.getBoundingClientRect() ?? {}
        return top >= 0 && top < innerHeight
      }
      await tab.evaluate(() => (location.hash = '#the-end'))
      await see(tab, isInView).toBe(true)
      for (let times = 0; times < 5; times++) {
        const before = Number(await tab.evaluate(topOfEnd))
        await see(tab, goBackFrom, String(before)).toBeCloseTo(before + 200, -1)
      }
    },
  ),
  'the search opens with a key, finds a section, and leads to it': on(
    'search',
    async ({tab, site}) => {
      await start(tab, `${site.url}/guides/`)
      await tab.press('/')
      await see(tab, () => document.activeElement?.getAttribute('role')).toBe('combobox')
      await tab.type('mooring mast')
      await see(tab, () => document.querySelector('[role="option"]')?.textContent).toContain(
        'Mooring mast',
      )
      await tab.press('Enter')
      await see(tab, () => location.pathname + location.hash).toBe(
        '/concepts/zeppelins/#mooring-mast',
      )
      await see(tab, topOf, '#mooring-mast').toBeLessThan(300)
    },
  ),
  'a copy button copies the code, also before the app starts': on(
    'screens',
    async ({tab, site}) => {
      const release = holdAnswers(site, '/assets/start-app-')
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      await tab.click('[role="tabpanel"] .copy')
      const announced = () => document.getElementById('AppAnnouncer')?.textContent
      await see(tab, announced).toBe('Copied')
      release()
      await appStarts(tab)
      await tab.evaluate(() => {
        const field = document.createElement('textarea')
        document.body.prepend(field)
        field.focus()
      })
      await tab.press('Control+v')
      await see(tab, () => document.querySelector('textarea')?.value).toBe(
        'npm install --save-dev webpack',
      )
    },
  ),
  'the menu of a narrow window opens, leads to a page, and closes': on(
    'small',
    async ({tab, site, narrowest}) => {
      await tab.resize(Math.max(390, narrowest), 844)
      await start(tab, `${site.url}/configuration/output/`)
      const fits = () => document.documentElement.scrollWidth <= innerWidth && innerWidth < 500
      expect(await tab.evaluate(fits)).toBe(true)
      const left = () => document.querySelector('#AppMenu')?.getBoundingClientRect().left
      await tab.click('header button[aria-label="Menu"]')
      await see(tab, left).toBe(0)
      await tab.press('Escape')
      await see(tab, left).toBeLessThan(-200)
      await tab.click('header button[aria-label="Menu"]')
      await see(tab, left).toBe(0)
      await tab.click('#AppMenu a[href="/guides/"]')
      await see(tab, shown).toMatchObject({h1: 'The guides'})
      await see(tab, left).toBeLessThan(-200)
    },
  ),
  'the explorer filters options, and opens one': on('screens', async ({tab, site}) => {
    await tab.open(`${site.url}/configuration/explorer/`)
    const list = () => document.querySelectorAll('li[class$="-option"]').length
    await see(tab, list).toBeGreaterThan(20)
    await tab.click('main [type="search"]')
    await tab.type('devtool')
    await see(tab, () => location.search).toBe('?search=devtool')
    await see(tab, list).toBeLessThan(20)
    await tab.press('Tab')
    await tab.press('Tab')
    await tab.press('Enter')
    await see(tab, () => document.querySelector('li[data-open]')?.textContent).toContain('devtool')
  }),
  'the differences from the version that a reader has are marked': on(
    'content',
    async ({tab, site}) => {
      await start(tab, `${site.url}/configuration/dotenv/`)
      await tab.click('aside button[data-own-version]')
      await see(tab, () => document.activeElement?.closest('dialog') !== null).toBe(true)
      await tab.type('5.90')
      await tab.click('dialog button[type="submit"]') // Enter closes WebKit's suggestions first
      const mark = () => document.querySelector('main h2 [data-version-mark]')?.textContent
      await see(tab, mark).toBe('not in webpack 5.90')
      await tab.evaluate(() => localStorage.removeItem('webpack-version'))
    },
  ),
  'a page that was not visited can be read after the server has stopped': on(
    'screens',
    async ({tab, site}) => {
      await tab.open(`${site.url}/guides/`)
      await tab.evaluate(() => sessionStorage.setItem('first-page', '')) // a reader who stays
      await start(tab, `${site.url}${PAGE}`)
      await allIsStored(tab)
      site.stop()
      await tab.open(`${site.url}${NEXT}`)
      await see(tab, shown).toMatchObject({h1: 'Next'})
      await see(tab, () => document.querySelector('.article')?.textContent).toContain('Below it')
      await tab.evaluate(() => sessionStorage.removeItem('problems')) // requests that fail as they must
    },
  ),
  'a table whose rows are visible as blocks is read out as a table': on(
    'screens',
    async ({tab, site}) => {
      await tab.resize(480, 800)
      await tab.open(`${site.url}${PAGE}`)
      const table = 'main table'
      const find = (root: string, tag: string) => {
        const found = [...(document.querySelector(root)?.querySelectorAll(tag) ?? [])]
        const visible = found.filter(element => element.checkVisibility())
        return visible.map(element => getComputedStyle(element).display)
      }
      expect(await tab.evaluate(find, table, 'td')).toContain('block')
      for (const [tag, role] of Object.entries({tr: 'row', td: 'cell', th: 'columnheader'})) {
        const {length} = await tab.evaluate(find, table, tag)
        const count = await tab.countRole(table, role)
        expect({role, count}).toEqual({role, count: length})
      }
    },
  ),
  'the styles for paper leave only the text, on white': on('screens', async ({tab, site}) => {
    await tab.open(`${site.url}${PAGE}`)
    await isReady(tab)
    await tab.click('[data-theme-toggle]')
    await tab.evaluate(applyPrintStyles)
    const seen = () => ({
      chrome: ['header', 'footer', 'nav', 'button'].filter(selector =>
        [...document.querySelectorAll(selector)].some(it => it.checkVisibility()),
      ),
      title: document.querySelector('h1')?.checkVisibility(),
      panels: [...document.querySelectorAll('[role="tabpanel"]')].map(it => it.checkVisibility()),
      background: getComputedStyle(document.documentElement).colorScheme,
    })
    await see(tab, seen).toEqual({
      chrome: [],
      title: true,
      panels: [true, true],
      background: 'light',
    })
  }),
  'a hash that moved leads to its new place': on('content', async ({tab, site}) => {
    const post = '/blog/2020-10-10-webpack-5-release/'
    await tab.open(`${site.url}${post}#file-names-that-stay-the-same`)
    await see(tab, () => location.hash).toBe('#stable-file-names')
    await see(tab, () => document.activeElement?.id).toBe('stable-file-names')
    await see(tab, topOf, '#stable-file-names').toBeLessThan(300)
  }),
  'the keyboard reaches the text, a link and its page': on('screens', async ({tab, site}) => {
    await start(tab, `${site.url}/guides/`)
    await tab.press('Tab')
    await see(tab, () => document.activeElement?.className).toContain('skip-link')
    await tab.press('Enter')
    await see(tab, () => document.activeElement?.closest('main') !== null).toBe(true)
    const href = () => document.activeElement?.getAttribute('href')
    for (let count = 0; count < 20; count++) {
      if ((await tab.evaluate(href))?.startsWith(PAGE) === true) break
      await tab.press('Tab')
    }
    expect(await tab.evaluate(href)).toBe(`${PAGE}#the-end`)
    const hasOutline = () =>
      document.activeElement !== null && getComputedStyle(document.activeElement).outlineStyle
    expect(await tab.evaluate(hasOutline)).not.toBe('none')
    await tab.press('Enter')
    await see(tab, shown).toMatchObject({h1: 'Everything'})
    await see(tab, topOf, '#the-end').toBeLessThan(900)
  }),
  'a document without scripts shows its text and a menu': on('screens', async ({tab, site}) => {
    site.isFramable = true
    const frame = `<iframe sandbox="allow-same-origin" src="${PAGE}" width="400"></iframe>`
    answerWith(site, /^\/frame$/, response =>
      response.writeHead(200, {'Content-Type': 'text/html'}).end(frame),
    )
    await tab.open(`${site.url}/frame`)
    const plain = () => {
      const page = document.querySelector('iframe')?.contentDocument
      return {
        h1: page?.querySelector('main h1')?.firstChild?.textContent,
        ready: page?.documentElement.className,
        link: page?.querySelector('main a[href="/guides/next/#a-part"]')?.checkVisibility(),
        panels: [...(page?.querySelectorAll('[role="tabpanel"]') ?? [])].map(it =>
          it.checkVisibility(),
        ),
        menu: page?.querySelector('header details')?.checkVisibility(),
      }
    }
    await see(tab, plain).toEqual({
      h1: 'Everything',
      ready: '',
      link: true,
      panels: [true, true],
      menu: true,
    })
  }),
  'a sample is built by webpack in the page, and its bundle runs in a frame': on(
    'content',
    async ({tab, site}) => {
      await start(tab, `${site.url}/guides/tree-shaking/`)
      await tab.click('[data-testid="playground-run"]')
      const emitted = () =>
        Array.from(
          document.querySelectorAll('[data-testid="playground-assets"] li'),
          item => item.getAttribute('data-name') ?? '',
        )
      await see(tab, emitted).toEqual(['main.js'])
      await tab.evaluate(chooseRun)
      const lines = () => document.querySelector('ol[aria-label="Console"]')?.textContent
      await see(tab, lines).toContain('26.2')
    },
  ),
  'the playground runs what a bundle loads later, with the defaults of webpack, in one engine': on(
    'content',
    async ({tab, site}) => {
      const lines = () => {
        const list = document.querySelector('ol[aria-label="Console"]')
        return list && Array.from(list.children, item => item.textContent)
      }
      await start(tab, `${site.url}/playground/`)
      await tab.click('[data-testid="playground-run"]')
      await see(tab, isBuilt).toBe(true)
      await tab.evaluate(() =>
        document.querySelector('iframe[hidden]')?.setAttribute('id', 'first'),
      )
      for (const name of previewNames) {
        const hash = await formatHash(createPreviewProject(name))
        await tab.evaluate(link => void (location.hash = link), hash)
        await see(tab, lines).toBe(null) // those of the project before are gone
        await see(tab, isBuilt).toBe(true)
        await tab.evaluate(chooseRun)
        await see(tab, lines).toEqual(expect.arrayContaining([...previewLines]))
      }
      const engines = () => Array.from(document.querySelectorAll('iframe[hidden]'), each => each.id)
      await see(tab, engines).toEqual(['first']) // no project has spoiled it
    },
  ),
  ...faults,
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

function isBuilt(): boolean {
  return document.querySelector('[data-testid="playground-assets"] li') !== null
}

/** Chooses the tab of the result in which the bundle runs. */
function chooseRun(): void {
  const tabs = document.querySelectorAll<HTMLElement>('[role="tab"]')
  Array.from(tabs, each => each.textContent === 'Run' && each.click())
}

/** Where the parts of the first screen are. */
function measure(): (number | undefined)[] {
  return ['header', 'main h1', '.article > p', '.article pre', 'aside nav'].flatMap(selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return [box?.left, box?.top, box?.width].map(value => value && Math.round(value))
  })
}

function topOf(selector: string): number {
  return document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
}

/** No driver can emulate paper in every browser: the rules for it are made to apply. */
function applyPrintStyles(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const {media} = rule
        if (media.mediaText.startsWith('print')) media.mediaText = 'all'
        else if (media.mediaText.startsWith('screen')) media.mediaText = 'not all'
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

/**
 * Scrolls up if the end of the page is where it was, and returns where it is; runs in the page. Firefox
 * takes back a scroll that a script makes soon after another one.
 */
function goBackFrom(before: string): number {
  const {top = NaN} = document.querySelector('#the-end')?.getBoundingClientRect() ?? {}
  if (Math.abs(top - Number(before)) < 5) scrollBy({top: -200, behavior: 'instant'})
  return top
}
