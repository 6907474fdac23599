import {useEffect, useRef} from 'react'
import type {Nav} from '#contract/nav.ts'
import {holdFocus} from './hold-focus.ts'
import {listenForSwipes} from './swipe.ts'
import {Icon} from './icon.tsx'
import {LinkItems} from './link-items.tsx'
import {MenuPages} from './menu-pages.tsx'
import styles from './menu-panel.module.css'
import {VersionSelector} from './version-selector.tsx'

interface MenuPanelProps {
  nav: Nav
  pathname: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The complete navigation on narrow screens: every section with its pages. */
export function MenuPanel({nav, pathname, isOpen, setOpen}: MenuPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    return element ? listenForSwipes({element, isOpen, setOpen}) : undefined
  }, [isOpen, setOpen])
  useEffect(() => {
    const element = ref.current
    return isOpen && element ? open(element, () => setOpen(false)) : undefined
  }, [isOpen, setOpen])

  return (
    <div className={`screen-only ${styles.menu}`} data-open={isOpen || undefined}>
      <div className={styles.backdrop} />
      <div
        id="AppMenu"
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        inert={!isOpen}
        ref={ref}
      >
        <div className={styles.bar}>
          <VersionSelector versions={nav.versions} />
          <CloseButton close={() => setOpen(false)} />
        </div>
        <MenuPages nav={nav} pathname={pathname} />
        <ul className={styles.external}>
          <LinkItems links={nav.external} />
        </ul>
      </div>
    </div>
  )
}

function CloseButton({close}: {close: () => void}) {
  return (
    <button type="button" className={styles.close} aria-label="Close the menu" onClick={close}>
      <Icon name="close" />
    </button>
  )
}

/** Moves the focus into the panel, and back when it closes. Returns a function that closes it. */
function open(panel: HTMLElement, close: () => void): () => void {
  const before = document.activeElement
  const menu = panel.parentElement ?? panel // with the backdrop, which is clicked
  const release = holdFocus(menu)
  panel.querySelector('[aria-current="page"]')?.scrollIntoView({block: 'center'})
  panel.querySelector<HTMLElement>('button:not([data-own-version])')?.focus({preventScroll: true})
  const onKey = ({key}: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const onClick = ({target}: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest('a') || !panel.contains(target)) close()
  }
  document.addEventListener('keydown', onKey)
  menu.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('keydown', onKey)
    menu.removeEventListener('click', onClick)
    const hadFocus = panel.contains(document.activeElement)
    release()
    if (hadFocus && before instanceof HTMLElement) before.focus({preventScroll: true})
  }
}
