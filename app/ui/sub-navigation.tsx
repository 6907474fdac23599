import type {SiteLink} from '#contract/nav.ts'
import styles from './sub-navigation.module.css'

/** The sections of the current part of the site. */
export function SubNavigation({links, pathname}: {links: readonly SiteLink[]; pathname: string}) {
  if (links.length === 0) return null
  return (
    <nav
      className={`screen-only ${styles.bar}`}
      aria-label="Sections"
      data-tabs=""
      data-testid="sub-navigation"
    >
      <ul>
        {links.map(({title, url}) => (
          <li key={url}>
            <a href={url} aria-current={pathname.startsWith(url) ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
