import {findCurrentHeading} from './current-heading.ts'
import {revealCurrent, revealIn} from './reveal-current.ts'

/** Shows the current page and the current heading in the lists next to the page. */
export function showCurrent(document: Document): void {
  const pages = document.querySelector<HTMLElement>('[data-pages]')
  if (pages) revealCurrent(pages)
  markHeading(document)
}

/**
 * Marks the current heading of a document that a link opened at a part: the document itself marks
 * the first heading. The app, which may start much later, then follows the reader; React does not
 * know the attribute, and leaves it alone.
 */
function markHeading(document: Document): void {
  const list = document.getElementById('AppOnThisPage')
  if (!list || !document.querySelector('.article :target')) return
  const headings = [...list.querySelectorAll('a')].map(link => ({
    id: decodeURIComponent(link.hash.slice(1)),
    link,
  }))
  const link = findCurrentHeading(headings)?.link
  if (!link) return
  link.dataset['current'] = ''
  revealIn(list, link)
}
