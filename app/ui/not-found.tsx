import styles from './message.module.css'

/** What a reader gets at a url that leads nowhere. */
export function NotFound() {
  return (
    <div className={styles.message}>
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p>This page was removed or relocated, or the address has a mistake in it.</p>
      <a className={styles.button} href="/">
        Go to the homepage
      </a>
    </div>
  )
}
