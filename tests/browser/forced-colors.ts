import type {Locator} from 'playwright-core'
import type {OpenPage} from './browser.ts'

/** Options of a page whose colors the reader forces to be a few on a dark ground. */
export const forced = {
  forcedColors: 'active',
  colorScheme: 'dark',
  reducedMotion: 'no-preference',
} as const

/** Buttons, and links that look like buttons, that have neither a border nor text nor an icon. */
export function unseenControls(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, select, input, [role="tab"]'
    return [...document.querySelectorAll(selector)]
      .filter(element => element.checkVisibility({visibilityProperty: true}))
      .filter(element => element.closest('[inert]') === null && !isSeen(element))
      .map(element => element.outerHTML.slice(0, 100))

    function isSeen(element: Element): boolean {
      if (element.matches('select, input')) return true
      const around = backgroundOf(element)
      const parts = [element, ...element.querySelectorAll('*')]
      return parts.some(part => {
        const style = getComputedStyle(part)
        if (part instanceof HTMLImageElement) return true
        if (part instanceof SVGElement) {
          return [style.stroke, style.fill].some(color => color !== 'none' && color !== around)
        }
        const hasText = [...part.childNodes].some(
          node => node instanceof Text && node.data.trim() !== '',
        )
        const sign = getComputedStyle(part, '::before').content // `"#"`, or “none”
        return (hasText || sign.startsWith('"')) && style.color !== around
      })
    }

    function backgroundOf(element: Element | null): string {
      if (element === null) return ''
      const {backgroundColor} = getComputedStyle(element)
      return backgroundColor.endsWith(', 0)')
        ? backgroundOf(element.parentElement)
        : backgroundColor
    }
  })
}

/** The borders of an element that differ from the background, as `top right bottom left`. */
export function drawnBorders(element: Locator): Promise<string[]> {
  return element.evaluate(it => {
    const style = getComputedStyle(it)
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return ['top', 'right', 'bottom', 'left'].filter(
      side =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side}-color`) !== canvas,
    )
  })
}
