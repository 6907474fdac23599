import type {PageLink} from '#contract/page.ts'
import styles from './page-links.module.css'

interface PageLinksProps {
  previous: PageLink | undefined
  next: PageLink | undefined
}

/** Links to the pages before and after this one. */
export function PageLinks({previous, next}: PageLinksProps) {
  if (previous === undefined && next === undefined) return null
  return (
    <nav className={`screen-only ${styles.links}`} aria-label="Previous and next page">
      {previous && (
        <a href={previous.url} rel="prev">
          <span>Previous</span> {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.url} rel="next">
          <span>Next</span> {next.title}
        </a>
      )}
    </nav>
  )
}
