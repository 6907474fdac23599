import type {Nav} from '#contract/nav.ts'
import {Icon} from './icon.tsx'
import {LinkItems} from './link-items.tsx'
import {PageList} from './page-list.tsx'
import styles from './static-menu.module.css'

interface StaticMenuProps {
  nav: Nav
  pathname: string
}

/**
 * The menu on narrow screens without scripts, with the links of `MenuPanel`: all sections, and the
 * pages of the current one. It is in a `noscript`, so browsers with scripts ignore it.
 */
export function StaticMenu({nav, pathname}: StaticMenuProps) {
  const {tools = []} = nav
  const others = nav.pages.filter(({url}) => url !== '/' && tools.every(tool => tool.url !== url))
  const isInSection = nav.sections.some(({url}) => pathname.startsWith(url))
  const [, ...versions] = nav.versions
  return (
    <details className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <div className={styles.panel}>
        <nav aria-label="All pages">
          <ul>
            <LinkItems links={[{url: '/', title: 'Home'}]} current={pathname} />
            {nav.sections.map(({url, title, pages, links}) => (
              <li key={url}>
                <a href={url} aria-current={pathname.startsWith(url) ? 'true' : undefined}>
                  {title}
                </a>
                {pathname.startsWith(url) && (
                  <PageList pages={pages} links={links} current={pathname} />
                )}
              </li>
            ))}
            <LinkItems links={[...tools, ...others]} current={isInSection ? '' : pathname} />
          </ul>
        </nav>
        <ul className={styles.external}>
          <LinkItems links={[...nav.external, ...versions]} />
        </ul>
      </div>
    </details>
  )
}
