import type {Post} from '#contract/page.ts'
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
          {date !== undefined && <time dateTime={date}>{date}</time>}
          <p>{teaser}</p>
        </li>
      ))}
    </ol>
  )
}
