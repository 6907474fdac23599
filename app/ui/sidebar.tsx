import {Fragment, useEffect, useRef} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import styles from './sidebar.module.css'

interface SidebarProps {
  /** Name of the list: the title of the section. */
  title: string
  pages: readonly NavPage[]
  /** Url of the page that is shown. */
  current: string
  /** The headings of that page. */
  anchors: readonly Anchor[]
}

/** The pages of the section, and below the current one its headings. */
export function Sidebar({title, pages, current, anchors}: SidebarProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current) reveal(ref.current, current)
  }, [current])
  const listed = pages.filter(page => page.title !== 'Printable')

  return (
    <nav className={styles.sidebar} aria-label={title} ref={ref}>
      <ul>
        {listed.map((page, index) => (
          <Fragment key={page.url}>
            {page.group !== undefined && page.group !== listed[index - 1]?.group && (
              <li className={styles.group}>{page.group}</li>
            )}
            <Item page={page} isCurrent={page.url === current} anchors={anchors} />
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

interface ItemProps {
  page: NavPage
  isCurrent: boolean
  anchors: readonly Anchor[]
}

function Item({page, isCurrent, anchors}: ItemProps) {
  return (
    <li>
      <a
        href={page.url}
        aria-current={isCurrent ? 'page' : undefined}
        data-testid="sidebar-item-title"
      >
        {page.title}
      </a>
      {isCurrent && anchors.length > 0 && (
        <ul className={styles.anchors}>
          {anchors.map(({id, title, level}) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Scrolls the list itself, never the page, until the link is in view. */
function reveal(list: HTMLElement, url: string): void {
  const item = list.querySelector(`a[href="${CSS.escape(url)}"]`)
  if (!item) return
  const {top, bottom} = item.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) {
    list.scrollTop += top - box.top - box.height / 3
  }
}
