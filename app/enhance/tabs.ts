import {keyOf, restoreTabs, select, tabsOf} from './restore-tabs.ts'
import {store} from './storage.ts'

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
