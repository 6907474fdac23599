import styles from './message.module.css'
import {PageTitle} from './page-title.tsx'

/** What a reader gets at a URL that leads nowhere. */
export function NotFound() {
  return (
    <div className={styles.message}>
      <PageTitle>Page Not Found</PageTitle>
      <p>This page was removed or moved, or the URL is wrong.</p>
      <a className={styles.button} href="/">
        Go to the home page
      </a>
    </div>
  )
}
