import type {NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import styles from './trail.module.css'

interface TrailProps {
  page: PageMeta
  section: NavSection | undefined
}

/** Where a page belongs, above its title: `Configuration › Modules`. */
export function Trail({page, section}: TrailProps) {
  if (section === undefined || section.url === page.url) return null
  return (
    <p className={styles.trail}>
      <a href={section.url}>{section.title}</a>
      <span aria-hidden="true">›</span>
      {page.group !== undefined && <span>{page.group}</span>}
    </p>
  )
}
