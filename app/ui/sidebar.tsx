import {Fragment, useEffect, useRef} from 'react'
import type {NavPage, Version} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {revealCurrent} from '../enhance/reveal-current.ts'
import {Icon} from './icon.tsx'
import {SidebarItem} from './sidebar-item.tsx'
import styles from './sidebar.module.css'
import {VersionSelector} from './version-selector.tsx'

interface SidebarProps {
  /** Name of the list: the title of the section. */
  title: string
  pages: readonly NavPage[]
  /** URL of the current page. */
  current: string
  /** The headings of that page. */
  anchors: readonly Anchor[]
  /** Loads the headings of another page. */
  loadAnchors: (page: NavPage) => Promise<readonly Anchor[]>
  versions: readonly Version[]
  /** URL of the printable page of the section, if it has one. */
  printUrl: string | undefined
}

/** The pages of the section, each with its headings. */
export function Sidebar(props: SidebarProps) {
  const {title, pages, current, anchors, loadAnchors, versions, printUrl} = props
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current) revealCurrent(ref.current)
  }, [current])
  const listed = pages.filter(page => page.title !== 'Printable')

  return (
    <aside className={styles.sidebar} aria-label="Sidebar" data-pages="" data-scrolls="" ref={ref}>
      <VersionSelector versions={versions} />
      {printUrl !== undefined && (
        <a className={styles.print} href={printUrl} target="_blank" rel="noopener">
          <Icon name="printer" size={16} /> Print Section
        </a>
      )}
      <nav aria-label={title}>
        <ul>
          {listed.map((page, index) => (
            <Fragment key={page.url}>
              {page.group !== undefined && page.group !== listed[index - 1]?.group && (
                <li className={styles.group}>{page.group}</li>
              )}
              <SidebarItem
                page={page}
                shown={page.url === current ? anchors : undefined}
                loadAnchors={loadAnchors}
              />
            </Fragment>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
