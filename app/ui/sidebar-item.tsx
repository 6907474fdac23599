import {useEffect, useMemo, useState, type KeyboardEvent, type ReactNode} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {breakable} from '../article/breakable.tsx'
import {HeadingList} from './heading-list.tsx'
import {hasContents, nestAnchors} from '../article/nest-anchors.ts'
import styles from './sidebar.module.css'
import {useCurrentHeading} from './use-current-heading.ts'

interface SidebarItemProps {
  page: NavPage
  /** The headings of the page, if it is the current one. */
  shown: readonly Anchor[] | undefined
  /** Loads the headings of another page. */
  loadAnchors: (page: NavPage) => Promise<readonly Anchor[]>
  /** Whether the page is marked as one of a package, among pages about webpack itself. */
  isPackage?: boolean
  /** The pages nested below this one. */
  children?: ReactNode
}

/**
 * A page in the sidebar, with its headings behind a toggle. If “On this page” lists the headings of
 * the current page, styles hide them here. The toggle of a closed page is not a tab stop, because
 * readers would have to pass most of them on the way to the text: arrow keys open and close a page at
 * its link.
 */
export function SidebarItem({page, shown, loadAnchors, ...props}: SidebarItemProps) {
  const {isOpen, anchors, toggle} = useHeadings({page, shown, loadAnchors})
  const isCurrent = shown !== undefined
  const arrow = isOpen ? 'ArrowLeft' : 'ArrowRight'
  const followArrow = (event: KeyboardEvent) => {
    if (event.key !== arrow || hasModifier(event)) return
    event.preventDefault()
    toggle()
  }
  return (
    <li className={shown && hasContents(shown) ? styles.listed : undefined}>
      <div className={styles.item}>
        <a
          href={page.url}
          aria-current={isCurrent ? 'page' : undefined}
          aria-keyshortcuts={page.hasAnchors ? arrow : undefined}
          onKeyDown={page.hasAnchors ? followArrow : undefined}
          data-testid="sidebar-item-title"
        >
          {breakable(page.label ?? page.title)}
        </a>
        {props.isPackage && <small>npm</small>}
        {page.hasAnchors && <Toggle title={page.title} isOpen={isOpen} toggle={toggle} />}
      </div>
      {isOpen && anchors === 'failed' && <p role="alert">The headings could not be loaded.</p>}
      {isOpen && anchors !== 'failed' && anchors && anchors.length > 0 && (
        <Headings anchors={anchors} page={page} isCurrent={isCurrent} />
      )}
      {props.children}
    </li>
  )
}

/**
 * The headings of a page, loaded when they are first needed, and whether they are open. The current
 * page opens automatically; other pages stay as the reader left them.
 */
function useHeadings({
  page,
  shown,
  loadAnchors,
}: Pick<SidebarItemProps, 'page' | 'shown' | 'loadAnchors'>) {
  const [toggled, setToggled] = useState<boolean>()
  const [loaded, setLoaded] = useState<readonly Anchor[] | 'failed'>()
  const isCurrent = shown !== undefined
  const isOpen = toggled ?? isCurrent
  const anchors = shown ?? loaded

  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setToggled(toggled === true || undefined)
  }
  const isMissing = isOpen && anchors === undefined
  useEffect(() => {
    if (!isMissing) return
    loadAnchors(page).then(setLoaded, () => setLoaded('failed'))
  }, [isMissing, page, loadAnchors])

  const toggle = () => {
    setToggled(!isOpen)
    if (loaded === 'failed') setLoaded(undefined)
  }
  return {isOpen, anchors, toggle}
}

/** Whether the event belongs to a shortcut of the browser, such as Alt and an arrow. */
function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

interface ToggleProps {
  title: string
  isOpen: boolean
  toggle: () => void
}

function Toggle({title, isOpen, toggle}: ToggleProps) {
  return (
    <button
      type="button"
      className={`scripted ${styles.toggle}`}
      data-app=""
      tabIndex={isOpen ? undefined : -1}
      aria-expanded={isOpen}
      aria-label={`Headings of ${title}`}
      onClick={toggle}
    />
  )
}

interface HeadingsProps {
  anchors: readonly Anchor[]
  page: NavPage
  isCurrent: boolean
}

const none: readonly Anchor[] = []

function Headings({anchors, page, isCurrent}: HeadingsProps) {
  const current = useCurrentHeading(isCurrent ? anchors : none)
  return (
    <HeadingList
      headings={useMemo(() => nestAnchors(anchors, page.title), [anchors, page.title])}
      base={isCurrent ? '' : page.url}
      className={styles.anchors}
      current={current?.id}
    />
  )
}
