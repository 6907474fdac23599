import type {OpenPage} from './browser.ts'

/** Elements for the screen that are not part of the text. */
const chrome = [
  'header',
  'footer',
  'nav',
  'aside',
  'button',
  'select',
  '.skip-link',
  '#AppNotification',
  '#AppOffline',
  '#AppMenu',
  '.anchor',
  '.download',
  '[role="tablist"]',
  '[role="tooltip"]',
  '[data-testid="contributors"]',
  '[data-testid="sidebar-item-title"]',
  '[data-group]',
  'a[rel="prev"], a[rel="next"]',
]

/** The elements in the document, and those that are printed nevertheless. */
export function findChrome(page: OpenPage): Promise<{there: string[]; printed: string[]}> {
  return page.evaluate(selectors => {
    const matches = (selector: string) => [...document.querySelectorAll(selector)]
    return {
      there: selectors.filter(selector => matches(selector).length > 0),
      printed: selectors.filter(selector => matches(selector).some(it => it.checkVisibility())),
    }
  }, chrome)
}

/** Elements whose text is light, and those whose background is dark. */
export function findDarkTheme(
  page: OpenPage,
): Promise<{lightTexts: string[]; darkBackgrounds: string[]}> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const seen = [...document.querySelectorAll('main *')].filter(it => it.checkVisibility())
    const texts = seen.filter(({childNodes}) =>
      [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
    )
    return {
      lightTexts: texts
        .filter(it => luminance(getComputedStyle(it).color) > 140)
        .map(it => it.outerHTML),
      darkBackgrounds: [document.documentElement, document.body, ...seen]
        .filter(it => luminance(getComputedStyle(it).backgroundColor) < 200)
        .map(it => it.outerHTML),
    }
  })
}
