import type {ReactNode} from 'react'
import type {NavSection} from '#contract/nav.ts'
import type {ScreenMeta} from './screen-meta.ts'
import styles from './trail.module.css'

interface TrailProps {
  page: ScreenMeta
  section: NavSection | undefined
}

/** Where a page belongs, above its title: `Configuration › Modules`, or the page above it. */
export function Trail({page, section}: TrailProps) {
  if (section === undefined || section.url === page.url) return null
  const place = placeOf(page, section)
  return (
    <p className={styles.trail}>
      <a href={section.url}>{section.title}</a>
      {place !== undefined && (
        <>
          <span aria-hidden="true">›</span>
          {place}
        </>
      )}
    </p>
  )
}

/** The page above a page, as a link; else its group, if there is one. */
function placeOf({parent, group}: ScreenMeta, {pages}: NavSection): ReactNode {
  const above = pages.find(({url}) => url === parent)
  if (above) return <a href={above.url}>{above.title}</a>
  return group === undefined ? undefined : <span>{group}</span>
}
