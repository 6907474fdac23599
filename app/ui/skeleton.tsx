import {useLayoutEffect} from 'react'
import {PageTitle} from './page-title.tsx'
import styles from './skeleton.module.css'

/** Number of text bars below each heading bar. */
const PARAGRAPHS = [4, 4, 4]

/** Placeholder for a page while it loads. */
export function Skeleton({title}: {title?: string | undefined}) {
  // Scroll to the title, because the position on the old page has no meaning here.
  useLayoutEffect(() => {
    window.scrollTo(0, 0) // not returned: newer browsers return a promise
  }, [])
  return (
    <div className={styles.skeleton} aria-busy="true">
      {title !== undefined && <PageTitle>{title}</PageTitle>}
      <p className="visually-hidden">Loading…</p>
      {PARAGRAPHS.map((lines, paragraph) => (
        <div key={paragraph} aria-hidden="true">
          <div className={styles.heading} />
          {Array.from({length: lines}, (_, line) => (
            <div key={line} className={styles.text} />
          ))}
        </div>
      ))}
    </div>
  )
}
