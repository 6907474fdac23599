import type {KeyboardEvent} from 'react'
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
      role="tablist"
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
