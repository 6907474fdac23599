import type {Nav} from '#contract/nav.ts'
import {Icon} from './icon.tsx'
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
            {link({url: '/', title: 'Home'}, pathname)}
            {nav.sections.map(({url, title, pages}) => (
              <li key={url}>
                <a href={url} aria-current={pathname.startsWith(url) ? 'true' : undefined}>
                  {title}
                </a>
                {pathname.startsWith(url) && <PageList pages={pages} current={pathname} />}
              </li>
            ))}
            {[...tools, ...others].map(page => link(page, isInSection ? '' : pathname))}
          </ul>
        </nav>
        <ul className={styles.external}>
          {[...nav.external, ...versions].map(site => link(site, pathname))}
        </ul>
      </div>
    </details>
  )
}

function link({url, title}: {url: string; title: string}, pathname: string) {
  return (
    <li key={url}>
      <a href={url} aria-current={url === pathname ? 'page' : undefined}>
        {title}
      </a>
    </li>
  )
}
