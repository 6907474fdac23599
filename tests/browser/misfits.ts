import type {OpenPage} from './browser.ts'

/**
 * Layout errors: a page that scrolls sideways; text outside of the window or of a box around it;
 * text and controls that overlap. Content that can be scrolled into view is not an error.
 */
export function misfits(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const {scrollWidth, clientWidth} = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`)

    /** Boxes have fractions of pixels. */
    const tolerance = 1
    const pieces: Array<{element: Element; name: string; box: DOMRect}> = []
    const layers = new Map<Element, Element>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Element ? node : node.parentElement
      if (!element || !isSeen(element)) continue
      const isPiece = node instanceof Text || element.matches('button, select, input, img, svg')
      if (!isPiece || (element.closest('svg, select') !== null && node !== element)) continue
      const range = document.createRange()
      range.selectNode(node)
      const boxes =
        node instanceof Text ? linesOf(range, element) : [element.getBoundingClientRect()]
      for (const box of boxes) if (box.width > 0 && box.height > 0) check(node, element, box)
    }
    for (const select of document.querySelectorAll('select')) {
      const copy = select.cloneNode(true)
      if (!isSeen(select) || !(copy instanceof HTMLSelectElement)) continue
      copy.style.cssText = 'position: absolute; flex: none; width: max-content; max-width: none'
      select.after(copy)
      if (copy.offsetWidth > select.offsetWidth) found.add(`“${select.value}” is cut off`)
      copy.remove()
    }
    for (const [index, first] of pieces.entries()) {
      for (const second of pieces.slice(index + 1)) {
        if (first.element.contains(second.element) || second.element.contains(first.element))
          continue
        if (layers.get(first.element) !== layers.get(second.element)) continue
        const width =
          Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left)
        const height =
          Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top)
        if (width > tolerance && height > tolerance)
          found.add(`${first.name} lies on ${second.name}`)
      }
    }
    return [...found]

    function check(node: Node, element: Element, box: DOMRect): void {
      const name = `“${(node instanceof Text ? node.data : element.outerHTML).trim().slice(0, 40)}”`
      let isScrolled = false
      let layer: Element | undefined
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const {position, overflowX, overflowY, display} = getComputedStyle(around)
        const isScroller = [overflowX, overflowY].some(
          value => value === 'auto' || value === 'scroll',
        )
        if (isScroller && around.scrollWidth > around.clientWidth) isScrolled = true
        if (
          !isScrolled &&
          around !== node &&
          !['inline', 'contents'].includes(display) &&
          !isScroller
        ) {
          const outer = around.getBoundingClientRect()
          if (box.left < outer.left - tolerance || box.right > outer.right + tolerance) {
            found.add(`${name} is beside its ${nameOf(around)}`)
          }
          if (box.top < outer.top - tolerance || box.bottom > outer.bottom + tolerance) {
            found.add(`${name} is above or below its ${nameOf(around)}`)
          }
        }
        if (position === 'fixed' || position === 'absolute' || position === 'sticky') {
          layer ??= around
          if (position !== 'sticky') break
        }
      }
      if (!isScrolled && (box.left < 0 || box.right > clientWidth + 1))
        found.add(`${name} is outside of the window`)
      if (!isScrolled) pieces.push({element, name, box})
      layers.set(element, layer ?? document.body)
    }

    /** Lines of text, as high as its letters: fonts differ in the space above and below them. */
    function linesOf(range: Range, element: Element): DOMRect[] {
      const height = Number.parseFloat(getComputedStyle(element).fontSize)
      return [...range.getClientRects()].map(
        line => new DOMRect(line.x, line.y + (line.height - height) / 2, line.width, height),
      )
    }

    function nameOf(element: Element): string {
      return `${element.localName}.${element.classList[0] ?? ''}`
    }

    /** Neither hidden nor only there to be heard or to be looked at. */
    function isSeen(element: Element): boolean {
      if (element.closest('[inert], .skip-link, [class^="word-rotator"]')) return false
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false
      }
      return element.checkVisibility({opacityProperty: true, visibilityProperty: true})
    }
  })
}
