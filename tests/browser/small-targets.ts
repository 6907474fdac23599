import type {OpenPage} from './browser.ts'

/**
 * Targets that are too small for a finger: lower or narrower than 24 pixels, and so near to another
 * that the circles of 24 pixels around their centers touch. Links within a sentence may be small.
 */
export function smallTargets(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const size = 24
    const selector = 'a[href], button, select, input, textarea, summary, [tabindex="0"]'
    const targets = [...document.querySelectorAll(selector)]
      .filter(element => element.checkVisibility({visibilityProperty: true}))
      .filter(element => element.closest('[inert], .skip-link') === null && !isInText(element))
      .map(element => ({
        element,
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
    const isSmall = ({box}: {box: DOMRect}) => box.width < size || box.height < size
    return targets
      .filter(isSmall)
      .filter(target =>
        targets.some(other => {
          if (other === target || other.element.contains(target.element)) return false
          const distance = isSmall(other)
            ? distanceOf(centerOf(target.box), other.box, true) - size / 2
            : distanceOf(centerOf(target.box), other.box, false)
          return distance < size / 2
        }),
      )
      .map(
        ({element, box}) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 90)}`,
      )

    function centerOf(box: DOMRect): [x: number, y: number] {
      return [box.left + box.width / 2, box.top + box.height / 2]
    }

    /** From a point to a box, or to its center. */
    function distanceOf([x, y]: [x: number, y: number], box: DOMRect, toCenter: boolean): number {
      const [centerX, centerY] = centerOf(box)
      const across = Math.abs(x - centerX) - (toCenter ? 0 : box.width / 2)
      const down = Math.abs(y - centerY) - (toCenter ? 0 : box.height / 2)
      return Math.hypot(Math.max(0, across), Math.max(0, down))
    }

    function isInText(element: Element): boolean {
      if (element.matches('.anchor')) return true
      const block = element.closest('p, li, td, th, dd, h1, h2, h3, h4')
      return (
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        block?.textContent?.trim() !== element.textContent?.trim()
      )
    }
  })
}
