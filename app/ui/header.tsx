import type {HeaderLink, Nav} from '#contract/nav.ts'
import styles from './header.module.css'
import {Icon, iconOf} from './icon.tsx'
import {Logo} from './logo.tsx'
import {ThemeToggle} from './theme-toggle.tsx'

interface HeaderProps {
  nav: Nav
  /** The link whose pages are shown. */
  active: HeaderLink | undefined
  pathname: string
}

/** The bar at the top of every screen. */
export function Header({nav, active, pathname}: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          <Logo />
          <span>{nav.site.title}</span>
        </a>
        <nav className={styles.links} aria-label="Site">
          {nav.header.map(link => (
            <a key={link.url} href={link.url} aria-current={link === active ? 'true' : undefined}>
              {link.title}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          {nav.external.map(({title, url}) => (
            <a key={url} className={styles.external} href={url} aria-label={title} title={title}>
              <Icon name={iconOf(url)} />
            </a>
          ))}
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
