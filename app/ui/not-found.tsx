import styles from './message.module.css'
import {PageTitle} from './page-title.tsx'

/** The page for URLs that do not exist. */
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
