import {useEffect, useRef, type KeyboardEvent} from 'react'
import styles from './playground.module.css?linked'

interface TabsProps {
  /** Name of the list, which also begins the ids of its tabs. */
  name: string
  tabs: readonly string[]
  selected: string
  select: (tab: string) => void
  testId?: string
}

/** A list of tabs; the arrow keys move between them. */
export function Tabs({name, tabs, selected, select, testId}: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.indexOf(selected)
  useEffect(() => showTab(list.current, index), [index])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (index + step + tabs.length) % tabs.length
    select(tabs[next] ?? selected)
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={name}
      className={styles['tabs']}
      data-testid={testId}
      onKeyDown={move}
    >
      {tabs.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => select(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the list to a tab, and not the page. */
function showTab(list: HTMLElement | null, index: number): void {
  const tab = list?.children[index]
  if (!list || !tab) return
  const {left, right} = list.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  if (place.left < left) list.scrollLeft += place.left - left
  if (place.right > right) list.scrollLeft += place.right - right
}
