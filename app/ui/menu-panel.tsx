import {useEffect, useRef, useState} from 'react'
import type {Nav, NavPage, NavSection} from '#contract/nav.ts'
import {holdFocus} from '../enhance/hold-focus.ts'
import {listenForSwipes} from '../enhance/swipe.ts'
import {Icon} from './icon.tsx'
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
    <div className={styles.menu} data-open={isOpen || undefined}>
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
        <AllPages nav={nav} pathname={pathname} />
        <ul className={styles.external}>
          {nav.external.map(({title, url}) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
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

function AllPages({nav, pathname}: Pick<MenuPanelProps, 'nav' | 'pathname'>) {
  const others = nav.pages.filter(({url}) => url !== '/')
  return (
    <nav aria-label="All pages">
      <a href="/" aria-current={pathname === '/' ? 'page' : undefined}>
        Home
      </a>
      {nav.sections.map(section => (
        <Section key={section.url} section={section} pathname={pathname} />
      ))}
      {others.length > 0 && <PageList pages={others} pathname={pathname} />}
    </nav>
  )
}

interface SectionProps {
  section: NavSection
  pathname: string
}

/** A section of the site; the section of the current page is open. */
function Section({section, pathname}: SectionProps) {
  const isActive = pathname.startsWith(section.url)
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? isActive
  return (
    <div className={styles.section} data-active={isActive || undefined}>
      <div className={styles.title}>
        <a href={section.url} aria-current={isActive ? 'true' : undefined}>
          {section.title}
        </a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Pages of ${section.title}`}
          onClick={() => setToggled(!isOpen)}
        >
          <Icon name="chevron" size={16} />
        </button>
      </div>
      {isOpen && <PageList pages={section.pages} pathname={pathname} />}
    </div>
  )
}

/** The pages of a section as links; the current one is marked. */
export function PageList({pages, pathname}: {pages: readonly NavPage[]; pathname: string}) {
  return (
    <ul>
      {pages
        .filter(({title}) => title !== 'Printable')
        .map(({url, title}) => (
          <li key={url}>
            <a href={url} aria-current={url === pathname ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
    </ul>
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
