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
  useEffect(() => {
    const tab = list.current?.children[tabs.indexOf(selected)]
    if (!list.current || !tab) return
    const {left, right} = list.current.getBoundingClientRect()
    const place = tab.getBoundingClientRect()
    if (place.left < left) list.current.scrollLeft += place.left - left
    if (place.right > right) list.current.scrollLeft += place.right - right
  }, [tabs, selected])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = (tabs.indexOf(selected) + step + tabs.length) % tabs.length
    select(tabs[index] ?? selected)
    const button = event.currentTarget.children[index]
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
