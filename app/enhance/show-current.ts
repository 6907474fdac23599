import {findCurrentHeading} from './current-heading.ts'
import {revealCurrent, revealIn} from './reveal-current.ts'

/** Shows the current page and the current heading in the lists next to the page. */
export function showCurrent(document: Document): void {
  const pages = document.querySelector<HTMLElement>('[data-pages]')
  if (pages) revealCurrent(pages)
  const list = document.getElementById('AppOnThisPage')
  if (list) followHeading(document, list)
}

/**
 * Marks the current heading until the app follows it: the document marks the first one, but a link
 * may lead to a part, and a browser scrolls back to where the reader was. React does not know the
 * attribute, and leaves it alone.
 */
function followHeading(document: Document, list: HTMLElement): void {
  const headings = [...list.querySelectorAll('a')].map(link => ({
    id: decodeURIComponent(link.hash.slice(1)),
    link,
  }))
  let marked: HTMLElement | undefined
  const look = () => {
    if (list.dataset['live'] !== undefined) return document.removeEventListener('scroll', look)
    const link = findCurrentHeading(headings)?.link
    if (!link || link === marked) return
    delete marked?.dataset['current']
    link.dataset['current'] = ''
    marked = link
    revealIn(list, link)
  }
  document.addEventListener('scroll', look, {passive: true})
  if (scrollY > 0 || document.querySelector('.article :target')) look()
}
