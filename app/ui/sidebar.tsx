import {useEffect, useRef} from 'react'
import type {NavPage, SiteLink, Version} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {revealCurrent} from '../enhance/reveal-current.ts'
import {SidebarList} from './sidebar-list.tsx'
import styles from './sidebar.module.css'
import {VersionSelector} from './version-selector.tsx'

interface SidebarProps {
  /** Name of the list: the title of the section. */
  title: string
  pages: readonly NavPage[]
  /** Pages elsewhere that belong to the section. */
  links?: readonly SiteLink[] | undefined
  /** URL of the current page. */
  current: string
  /** The headings of that page. */
  anchors: readonly Anchor[]
  /** Loads the headings of another page. */
  loadAnchors: (page: NavPage) => Promise<readonly Anchor[]>
  /** The versions to choose from; none where the text belongs to no version. */
  versions: readonly Version[]
}

/** The pages of the section, each with its headings. */
export function Sidebar({title, versions, ...list}: SidebarProps) {
  const {current} = list
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current) revealCurrent(ref.current)
  }, [current])

  return (
    <aside
      id="AppSidebar"
      className={`screen-only ${styles.sidebar}`}
      aria-label="Sidebar"
      tabIndex={-1}
      data-pages=""
      data-scrolls=""
      ref={ref}
    >
      <VersionSelector versions={versions} />
      <nav aria-label={title}>
        <SidebarList {...list} />
      </nav>
    </aside>
  )
}
