import type {SiteLink} from '#contract/nav.ts'
import styles from './footer.module.css'
import {LinkItems} from './link-items.tsx'
import {Logo} from './logo.tsx'

/** The bar at the end of every screen. */
export function Footer({links}: {links: readonly SiteLink[]}) {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={styles.bar}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <nav aria-label="Footer">
          <ul>
            <LinkItems links={links} />
          </ul>
        </nav>
        <button type="button" className={styles.offline} data-offline="">
          Offline reading
        </button>
      </div>
    </footer>
  )
}
