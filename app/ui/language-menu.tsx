import {useEffect, useRef, useState, type KeyboardEvent} from 'react'
import type {Language} from '#contract/nav.ts'
import {Icon} from './icon.tsx'
import styles from './language-menu.module.css'

interface LanguageMenuProps {
  languages: readonly Language[]
  pathname: string
}

/** Links to the same page in other languages, behind a button. */
export function LanguageMenu({languages, pathname}: LanguageMenuProps) {
  // A click right after the pointer came keeps open what the pointer has opened.
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed')
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = state !== 'closed'
  const close = () => setState('closed')
  useEffect(() => {
    if (isOpen && ref.current) return closeFromOutside(ref.current, close)
    return undefined
  }, [isOpen])
  if (languages.length === 0) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    const index = links.findIndex(link => link === document.activeElement)
    const target = targetOf(event.key, index, links.length)
    if (target === undefined) return
    event.preventDefault()
    setState('open')
    // Links that are not shown yet cannot be focused.
    requestAnimationFrame(() => links.at(target)?.focus())
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what its button and its links do
    <div
      className={styles.menu}
      ref={ref}
      onKeyDown={onKeyDown}
      onPointerEnter={({pointerType}) => {
        if (pointerType === 'mouse' && !isOpen) setState('hovered')
      }}
      onPointerLeave={() => state === 'hovered' && close()}
    >
      <button
        type="button"
        aria-label="Select language"
        aria-expanded={isOpen}
        aria-controls="AppLanguages"
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        <Icon name="language" />
      </button>
      <ul id="AppLanguages">
        {languages.map(({title, lang, url}) => (
          <li key={lang}>
            <a
              href={new URL(pathname, url).href + (isOpen ? location.hash : '')}
              lang={lang}
              hrefLang={lang}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which link a key leads to: the arrows go round. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index < 0 ? count - 1 : (index - 1 + count) % count
  if (index < 0) return undefined
  return {Home: 0, End: count - 1}[key]
}

/** Escape and whatever happens elsewhere close the menu. Returns what ends that. */
function closeFromOutside(menu: HTMLElement, close: () => void): () => void {
  const onOther = ({target}: Event) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const onKey = ({key}: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return
    menu.querySelector('button')?.focus()
    close()
  }
  document.addEventListener('pointerdown', onOther)
  document.addEventListener('focusin', onOther)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onOther)
    document.removeEventListener('focusin', onOther)
    document.removeEventListener('keydown', onKey)
  }
}
