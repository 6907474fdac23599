import {readStored} from './storage.ts'

/** Shows in every set of tabs what the reader chose before in sets of the same kind. */
export function restoreTabs(root: ParentNode): void {
  for (const set of root.querySelectorAll<HTMLElement>('.tabs[data-sync]')) {
    const label = readStored(keyOf(set))
    const tab = tabsOf(set).find(({textContent}) => textContent === label)
    if (tab) select(tab)
  }
}

/** Shows the panel of a tab, and hides the others of its set. */
export function select(chosen: HTMLElement): void {
  const set = chosen.closest<HTMLElement>('.tabs')
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    panel?.toggleAttribute('data-selected', isChosen)
  }
}

/** The tabs of a set. */
export function tabsOf(set: HTMLElement | null): HTMLElement[] {
  return [...(set?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}

/** Storage key for the choice in sets of this kind. */
export function keyOf(set: HTMLElement): string {
  return `tabs:${set.dataset['sync']}`
}
