import {Fragment} from 'react'
import type {HeaderLink, Nav} from '#contract/nav.ts'
import styles from './header.module.css'
import {Icon, iconOf} from './icon.tsx'
import {LanguageMenu} from './language-menu.tsx'
import {Logo} from './logo.tsx'
import {SearchButton} from './search-button.tsx'
import {StaticMenu} from './static-menu.tsx'
import {ThemeToggle} from './theme-toggle.tsx'
import {ToolsMenu} from './tools-menu.tsx'
import type {Menu} from './use-menu.ts'

interface HeaderProps {
  nav: Nav
  /** The link to the part of the site that contains the current page. */
  active: HeaderLink | undefined
  pathname: string
  menu: Menu
}

/** The bar at the top of every screen. */
export function Header({nav, active, pathname, menu}: HeaderProps) {
  const {tools = []} = nav
  const isTool = active === undefined && tools.some(({url}) => url === pathname)
  return (
    <header className={`screen-only ${styles.header}`}>
      <div className={styles.bar}>
        <MenuButton {...menu} />
        <noscript>
          <StaticMenu nav={nav} pathname={pathname} />
        </noscript>
        <a className={styles.logo} href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          <Logo />
          <span>{nav.site.title}</span>
        </a>
        <nav className={styles.links} aria-label="Site">
          {nav.header.map((link, index) => (
            <Fragment key={link.url}>
              <a href={link.url} aria-current={link === active ? 'true' : undefined}>
                {link.title}
              </a>
              {index === 0 && tools.length > 0 && (
                <ToolsMenu links={tools} pathname={pathname} isActive={isTool} />
              )}
            </Fragment>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          {nav.external.map(({title, url}) => (
            <a key={url} className={styles.external} href={url} aria-label={title} title={title}>
              <Icon name={iconOf(url)} />
            </a>
          ))}
          <LanguageMenu languages={nav.languages} pathname={pathname} />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}

function MenuButton({isOpen, setOpen}: Menu) {
  return (
    <button
      type="button"
      className={`scripted ${styles.menu}`}
      data-app=""
      aria-label="Menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="menu" />
    </button>
  )
}
