import {expect} from 'vitest'
import {faults} from './fault-scenarios.ts'
import type {Scenario} from './scenario.ts'
import {appStarts, isReady, shown} from './steps.ts'

const PAGE = '/guides/everything/'
const NEXT = '/guides/next/'

export const scenarios = {
  'a first visit shows the stored theme in its first frame, and its layout stays': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}${PAGE}`)
      const firstFrame = () => document.documentElement.dataset['firstFrame']
      await expect.poll(() => tab.evaluate(firstFrame)).toBe('light')
      await tab.evaluate(() => (localStorage['theme'] = '"dark"'))
      await tab.open(`${site.url}${PAGE}`)
      await expect.poll(() => tab.evaluate(firstFrame)).toBe('dark')
      const before = await tab.evaluate(measure)
      await appStarts(tab)
      expect(await tab.evaluate(measure)).toEqual(before)
    },
  },
  'the app is downloaded at the first sign of use, once': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}${PAGE}`)
      const appScripts = () => site.requests.filter(url => /^\/assets\/[^/]+\.js$/.test(url))
      await isReady(tab)
      expect(appScripts()).toHaveLength(1)
      await appStarts(tab)
      const scripts = appScripts()
      expect(scripts.length).toBeGreaterThan(2)
      expect(scripts).toEqual([...new Set(scripts)])
    },
  },
  'a link shows its page in the same document, and the way back its scroll position': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}${PAGE}`)
      await appStarts(tab)
      await tab.evaluate(() => {
        document.body.dataset['same'] = 'yes'
        scrollTo({top: 700, behavior: 'instant'})
      })
      await expect.poll(() => tab.evaluate(() => Math.round(scrollY))).toBe(700)
      await tab.evaluate(() => {
        const note = () => (document.body.dataset['left'] = String(Math.round(scrollY)))
        document.addEventListener('click', note, {capture: true}) // a driver scrolls to the link
      })
      await tab.click(`nav a[href="${NEXT}"]`)
      await expect.poll(() => tab.evaluate(shown)).toMatchObject({h1: 'Next', focus: 'H1', top: 0})
      await expect.poll(() => tab.evaluate(() => document.title)).toBe('Next | webpack')
      await tab.back()
      const top = Number(await tab.evaluate(() => document.body.dataset['left']))
      expect(top).toBeGreaterThan(0)
      await expect.poll(() => tab.evaluate(shown)).toMatchObject({h1: 'Everything', top})
      expect(await tab.evaluate(() => document.body.dataset['same'])).toBe('yes')
    },
  },
  'the search opens with a key, finds a section, and leads to it': {
    site: 'search',
    async run({tab, site}) {
      await tab.open(`${site.url}/guides/`)
      await appStarts(tab)
      await tab.press('/')
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.getAttribute('role')))
        .toBe('combobox')
      await tab.type('mooring mast')
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('[role="option"]')?.textContent))
        .toContain('Mooring mast')
      await tab.press('Enter')
      await expect
        .poll(() => tab.evaluate(() => location.pathname + location.hash))
        .toBe('/concepts/zeppelins/#mooring-mast')
      await expect.poll(() => tab.evaluate(topOf, '#mooring-mast')).toBeLessThan(300)
    },
  },
  'the theme follows its button, and is stored': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      await tab.click('[data-theme-toggle]')
      const background = () => getComputedStyle(document.body).backgroundColor
      await expect.poll(() => tab.evaluate(background)).toBe('rgb(22, 29, 34)')
      await tab.open(`${site.url}${NEXT}`)
      expect(await tab.evaluate(background)).toBe('rgb(22, 29, 34)')
    },
  },
  'tabs follow clicks and arrow keys, and are remembered': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      const selected = () =>
        document.querySelector('[role="tab"][aria-selected="true"]')?.textContent
      await tab.click('[role="tab"]:nth-of-type(2)')
      await expect.poll(() => tab.evaluate(selected)).toBe('yarn')
      await tab.press('ArrowRight')
      await expect.poll(() => tab.evaluate(selected)).toBe('npm')
      await tab.press('ArrowRight')
      await expect.poll(() => tab.evaluate(selected)).toBe('yarn')
      await tab.open(`${site.url}${PAGE}`)
      await expect.poll(() => tab.evaluate(selected)).toBe('yarn')
    },
  },
  'a copy button copies the code, also before the app starts': {
    site: 'screens',
    async run({tab, site}) {
      const held: Array<() => void> = []
      site.intercept = ({url = ''}, response) => {
        if (!url.startsWith('/assets/start-app-')) return false
        held.push(() => response.writeHead(302, {Location: url}).end())
        return true
      }
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      await tab.click('[role="tabpanel"] .copy')
      const announced = () => document.getElementById('AppAnnouncer')?.textContent
      await expect.poll(() => tab.evaluate(announced)).toBe('Copied')
      site.intercept = undefined
      for (const release of held) release()
      await appStarts(tab)
      await tab.evaluate(() => {
        const field = document.createElement('textarea')
        document.body.prepend(field)
        field.focus()
      })
      await tab.press('Control+v')
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('textarea')?.value))
        .toBe('npm install --save-dev webpack')
    },
  },
  'the menu of a narrow window opens, leads to a page, and closes': {
    site: 'small',
    async run({tab, site, narrowest}) {
      await tab.resize(Math.max(390, narrowest), 844)
      await tab.open(`${site.url}/configuration/output/`)
      await appStarts(tab)
      const fits = () => document.documentElement.scrollWidth <= innerWidth && innerWidth < 500
      expect(await tab.evaluate(fits)).toBe(true)
      const left = () => document.querySelector('#AppMenu')?.getBoundingClientRect().left
      await tab.click('header button[aria-label="Menu"]')
      await expect.poll(() => tab.evaluate(left)).toBe(0)
      await tab.press('Escape')
      await expect.poll(() => tab.evaluate(left)).toBeLessThan(-200)
      await tab.click('header button[aria-label="Menu"]')
      await expect.poll(() => tab.evaluate(left)).toBe(0)
      await tab.click('#AppMenu a[href="/guides/"]')
      await expect.poll(() => tab.evaluate(shown)).toMatchObject({h1: 'The guides'})
      await expect.poll(() => tab.evaluate(left)).toBeLessThan(-200)
    },
  },
  'the explorer filters options, and opens one': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}/configuration/explorer/`)
      const list = () => document.querySelectorAll('li[class$="-option"]').length
      await expect.poll(() => tab.evaluate(list)).toBeGreaterThan(20)
      await tab.click('main [type="search"]')
      await tab.type('devtool')
      await expect.poll(() => tab.evaluate(() => location.search)).toBe('?search=devtool')
      await expect.poll(() => tab.evaluate(list)).toBeLessThan(20)
      await tab.press('Tab')
      await tab.press('Tab')
      await tab.press('Enter')
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('li[data-open]')?.textContent))
        .toContain('devtool')
    },
  },
  'the differences from the version that a reader has are marked': {
    site: 'content',
    async run({tab, site}) {
      await tab.open(`${site.url}/configuration/dotenv/`)
      await appStarts(tab)
      await tab.click('aside button[data-own-version]')
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.closest('dialog') !== null))
        .toBe(true)
      await tab.type('5.90')
      await tab.click('dialog button[type="submit"]') // Enter closes WebKit's suggestions first
      const mark = () => document.querySelector('main h2 [data-version-mark]')?.textContent
      await expect.poll(() => tab.evaluate(mark)).toBe('not in webpack 5.90')
      await tab.evaluate(() => localStorage.removeItem('webpack-version'))
    },
  },
  'a page that was not visited can be read after the server has stopped': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}/guides/`)
      await tab.evaluate(() => sessionStorage.setItem('first-page', '')) // a reader who stays
      await tab.open(`${site.url}${PAGE}`)
      await appStarts(tab)
      const isComplete = async () => {
        const index = await caches.match('/data/v1/index.json?stored')
        return index?.headers.has('X-Complete') ?? false
      }
      await expect.poll(() => tab.evaluate(isComplete)).toBe(true)
      site.stop()
      await tab.open(`${site.url}${NEXT}`)
      await expect.poll(() => tab.evaluate(shown)).toMatchObject({h1: 'Next'})
      await expect
        .poll(() => tab.evaluate(() => document.querySelector('.article')?.textContent))
        .toContain('Below it')
      await tab.evaluate(() => sessionStorage.removeItem('problems')) // requests that fail as they must
    },
  },
  'a table whose rows are visible as blocks is read out as a table': {
    site: 'screens',
    async run({tab, site}) {
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
  },
  'the styles for paper leave only the text, on white': {
    site: 'screens',
    async run({tab, site}) {
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
      await expect
        .poll(() => tab.evaluate(seen))
        .toEqual({chrome: [], title: true, panels: [true, true], background: 'light'})
    },
  },
  'a printable section opens the print dialog once': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}/guides/printable/`)
      await expect.poll(() => tab.evaluate(() => sessionStorage['printed'])).toBe('1')
    },
  },
  'a hash that moved leads to its new place': {
    site: 'content',
    async run({tab, site}) {
      const post = '/blog/2020-10-10-webpack-5-release/'
      await tab.open(`${site.url}${post}#file-names-that-stay-the-same`)
      await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#stable-file-names')
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.id))
        .toBe('stable-file-names')
      await expect.poll(() => tab.evaluate(topOf, '#stable-file-names')).toBeLessThan(300)
    },
  },
  'the keyboard reaches the text, a link and its page': {
    site: 'screens',
    async run({tab, site}) {
      await tab.open(`${site.url}/guides/`)
      await appStarts(tab)
      await tab.press('Tab')
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.className))
        .toContain('skip-link')
      await tab.press('Enter')
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.closest('main') !== null))
        .toBe(true)
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
      await expect.poll(() => tab.evaluate(shown)).toMatchObject({h1: 'Everything'})
      await expect.poll(() => tab.evaluate(topOf, '#the-end')).toBeLessThan(900)
    },
  },
  'a document without scripts shows its text and a menu': {
    site: 'screens',
    async run({tab, site}) {
      site.isFramable = true
      site.intercept = ({url}, response) => {
        if (url !== '/frame') return false
        response.writeHead(200, {'Content-Type': 'text/html'})
        response.end(`<iframe sandbox="allow-same-origin" src="${PAGE}" width="400"></iframe>`)
        return true
      }
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
      await expect
        .poll(() => tab.evaluate(plain))
        .toEqual({h1: 'Everything', ready: '', link: true, panels: [true, true], menu: true})
    },
  },
  'a sample is built by webpack in the page, and its bundle runs in a frame': {
    site: 'content',
    async run({tab, site}) {
      await tab.open(`${site.url}/guides/tree-shaking/`)
      await appStarts(tab)
      await tab.click('[data-testid="playground-run"]')
      const emitted = () =>
        Array.from(
          document.querySelectorAll('[data-testid="playground-assets"] li'),
          item => item.getAttribute('data-name') ?? '',
        )
      await expect.poll(() => tab.evaluate(emitted)).toEqual(['main.js'])
      await tab.evaluate(() => {
        const tabs = document.querySelectorAll<HTMLElement>('dialog [role="tab"]')
        Array.from(tabs, each => each.textContent === 'Run' && each.click())
      })
      const lines = () => document.querySelector('ol[aria-label="Console"]')?.textContent
      await expect.poll(() => tab.evaluate(lines)).toContain('26.2')
    },
  },
  ...faults,
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

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
