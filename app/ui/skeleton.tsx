import {useLayoutEffect} from 'react'
import {PageTitle} from './page-title.tsx'
import styles from './skeleton.module.css'

/** The bars of text between the bars of headings. */
const PARAGRAPHS = [4, 4, 4]

/** Placeholder for a page while it loads. */
export function Skeleton({title}: {title?: string | undefined}) {
  // The title is what the reader wants to see; the place on the old page means nothing here.
  useLayoutEffect(() => {
    window.scrollTo(0, 0) // not returned: browsers begin to return promises here
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
