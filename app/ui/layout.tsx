import type {ReactNode} from 'react'
import type {Nav, NavPage, NavSection} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {Footer} from './footer.tsx'
import {Header} from './header.tsx'
import styles from './layout.module.css'
import {MenuPanel} from './menu-panel.tsx'
import {Sidebar} from './sidebar.tsx'
import {SubNavigation} from './sub-navigation.tsx'
import {useMenu} from './use-menu.ts'

interface LayoutProps {
  nav: Nav
  pathname: string
  /** The current section, if there is one. */
  section: NavSection | undefined
  /** The current page, if there is one. */
  page: NavPage | undefined
  anchors: readonly Anchor[]
  loadAnchors: (page: NavPage) => Promise<readonly Anchor[]>
  children: ReactNode
}

/**
 * The frame of every screen: header, main, sidebar, footer. The text comes before “On this page”,
 * so that it is painted first.
 */
export function Layout({nav, pathname, section, page, children, ...props}: LayoutProps) {
  const menu = useMenu()
  const pages = section?.pages ?? nav.pages.filter(({url}) => url !== '/')
  const hasSidebar = page !== undefined && page.url !== '/'
  const first = `/${pathname.split('/')[1]}/`
  const active = nav.header.find(
    ({url, sections}) => url === first || sections.some(link => link.url === first),
  )
  return (
    <>
      <Header nav={nav} active={active} pathname={pathname} menu={menu} />
      <SubNavigation links={active?.sections ?? []} pathname={pathname} />
      <div className={hasSidebar ? styles.columns : styles.single}>
        <main id="AppMain" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {hasSidebar && (
          <Sidebar
            title={section?.title ?? 'Pages'}
            pages={pages}
            links={section?.links}
            current={page.url}
            anchors={props.anchors}
            loadAnchors={props.loadAnchors}
            versions={section?.url === '/blog/' ? [] : nav.versions}
          />
        )}
      </div>
      <Footer links={nav.footer} />
      {menu.isAvailable && <MenuPanel nav={nav} pathname={pathname} {...menu} />}
      <Announcer />
    </>
  )
}

/**
 * Announces text to screen readers; see `enhance/announce.ts`. With text as its child, React keeps
 * what was announced before it hydrates the document.
 */
function Announcer() {
  return (
    <div
      id="AppAnnouncer"
      className="visually-hidden"
      role="status"
      aria-live="polite"
      suppressHydrationWarning
    >
      {''}
    </div>
  )
}
