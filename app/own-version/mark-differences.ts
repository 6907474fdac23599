import type {Difference} from '#contract/compare-history.ts'
import {createElement} from '../enhance/create-element.ts'
import {createMark, MARK} from './create-mark.ts'
import {nameDifference, type Differences} from './describe-difference.ts'
import {markBlock} from './mark-block.ts'
import styles from './own-version.module.css?names'

/** Marks what is different in a version, now and whenever the document changes. */
export function markDifferences(
  document: Document,
  known: Differences,
  hasStarted: () => boolean,
): {mark(): void; stop(): void} {
  let isStopped = false
  let isPlanned = false
  const mark = () => {
    isPlanned = false
    if (isStopped) return
    unmark(document)
    markAll(document, known, hasStarted())
    observer.takeRecords() // our own changes
  }
  const observer = new MutationObserver(() => {
    if (!isPlanned) requestAnimationFrame(mark)
    isPlanned = true
  })
  mark()
  observer.observe(document.body, {childList: true, subtree: true})
  return {
    mark,
    stop() {
      isStopped = true
      observer.disconnect()
    },
  }
}

/** Removes all marks. */
export function unmark(document: Document): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.remove()
  for (const button of document.querySelectorAll('button[data-own-version]')) {
    button.setAttribute('data-own-version', '')
    button.removeAttribute('aria-label')
  }
}

function markAll(document: Document, known: Differences, hasStarted: boolean): void {
  const {version, differences, byUrl} = known
  for (const button of document.querySelectorAll('button[data-own-version]')) {
    button.setAttribute('data-own-version', version)
    button.setAttribute('aria-label', `My version: webpack ${version}`)
  }
  const found = {missing: new Set<string>(), other: new Set<string>()}
  for (const element of document.querySelectorAll<HTMLElement>(
    hasStarted ? 'main [data-fact]' : '.article [data-fact]',
  )) {
    const id = element.dataset['fact'] ?? ''
    const difference = differences.get(id)
    if (element.matches('dl')) markBlock(element, id, known)
    if (!difference || difference.kind === 'extra') continue
    found[difference.kind].add(id)
    if (!element.matches('dl, div')) markName(element, difference, version)
    else if (difference.kind === 'missing') markHeading(element, difference, version)
  }
  summarize(document, version, found)
  if (!hasStarted) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LISTED)) {
    const difference = byUrl.get(link.pathname + link.hash)
    if (difference) markName(link, difference, version)
  }
}

/** Links in the sidebar, in “On this page” and in search. */
const LISTED = 'aside a[href*="#"], nav a[href*="#"], .DocSearch-Hit a[href*="#"]'

function markHeading(block: HTMLElement, difference: Difference, version: string): void {
  const heading = block.previousElementSibling?.querySelector(':scope > :is(h2, h3, h4, h5, h6)')
  if (heading) markName(heading, difference, version)
}

/** A label behind a name. */
function markName(element: Element, difference: Difference, version: string): void {
  const classes = `${styles['label']} ${styles[difference.kind] ?? ''}`
  const label = createMark('span', classes, nameDifference(difference, version))
  const link = element.closest('a')
  const isCode = element.matches('code') && link !== null && link !== element
  if (isCode) link.after(label)
  else if (element.matches('.DocSearch-Hit a')) {
    ;(element.querySelector('.DocSearch-Hit-content-wrapper') ?? element).append(label)
  } else element.append(label)
}

/** A note above the text, if something on the page is different. */
function summarize(
  document: Document,
  version: string,
  {missing, other}: Readonly<Record<'missing' | 'other', ReadonlySet<string>>>,
): void {
  const article = document.querySelector('main .article')
  if (!article || missing.size + other.size === 0) return
  const counts = [
    ...(missing.size > 0 ? [`${missing.size} not in it yet`] : []),
    ...(other.size > 0 ? [`${other.size} different`] : []),
  ]
  const text = `Marked for webpack ${version}: ${counts.join(', ')}. `
  const url = `/migrate/versions/?from=${version}`
  const link = createElement('a', {href: url}, 'What changed since')
  article.prepend(createMark('p', `screen-only ${styles['note']}`, text, link))
}
