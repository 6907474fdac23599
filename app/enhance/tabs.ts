import {readStored, store} from './storage.ts'

/** Makes every set of tabs in the document react to clicks and arrow keys. */
export function listenForTabs(document: Document): void {
  document.addEventListener('click', event => {
    const tab = tabOf(event.target)
    if (tab) choose(tab)
  })
  document.addEventListener('keydown', event => {
    const tab = tabOf(event.target)
    const next = tab && neighborOf(tab, event.key)
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
}

/** Selects in every set of tabs the reader's stored choice for sets of the same kind. */
export function restoreTabs(root: ParentNode): void {
  for (const set of root.querySelectorAll<HTMLElement>('.tabs[data-sync]')) {
    const label = readStored(keyOf(set))
    const tab = tabsOf(set).find(({textContent}) => textContent === label)
    if (tab) select(tab)
  }
}

/** The choice applies to all sets of the kind, and is stored. */
function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('.tabs')
  if (set?.dataset['sync'] === undefined) return select(tab)
  store(keyOf(set), tab.textContent)
  const top = tab.getBoundingClientRect().top
  restoreTabs(tab.ownerDocument)
  select(tab)
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'})
}

function neighborOf(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest<HTMLElement>('.tabs'))
  const index = tabs.indexOf(tab)
  const target: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  }
  const wanted = target[key]
  return wanted === undefined ? undefined : tabs.at(wanted % tabs.length)
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.tabs [role="tab"]') : null
}

/** Shows the panel of a tab, and hides the others of its set. */
function select(chosen: HTMLElement): void {
  const set = chosen.closest<HTMLElement>('.tabs')
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    panel?.toggleAttribute('data-selected', isChosen)
  }
}

function tabsOf(set: HTMLElement | null): HTMLElement[] {
  return [...(set?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}

/** Storage key for the choice in sets of this kind. */
function keyOf(set: HTMLElement): string {
  return `tabs:${set.dataset['sync']}`
}
