import type {Post} from '#contract/page.ts'
import {Day} from './day.tsx'
import styles from './post-list.module.css'

/** The posts of the blog, newest first. */
export function PostList({posts}: {posts: readonly Post[]}) {
  return (
    <ol className={styles.posts}>
      {posts.map(({title, url, date, teaser}) => (
        <li key={url}>
          <h2>
            <a href={url}>{title}</a>
          </h2>
          {date !== undefined && <Day date={date} />}
          <p>{teaser}</p>
        </li>
      ))}
    </ol>
  )
}
