import type {PageMeta} from '#contract/page.ts'
import {Article, type ArticleContent} from './article.tsx'
import styles from './home-page.module.css'
import {Logo} from './logo.tsx'

/** The home page: a splash above its text. */
export function HomePage({page, content}: {page: PageMeta; content: ArticleContent}) {
  return (
    <>
      <div className={styles.splash}>
        <div className={styles.inner}>
          <h1 tabIndex={-1}>
            <span className={styles.words}>bundle your</span>{' '}
            <span className={styles.word}>assets</span>
          </h1>
          <div className={styles.logo}>
            <Logo />
          </div>
          {page.description !== undefined && <p>{page.description}</p>}
        </div>
      </div>
      <div className={styles.text}>
        <Article content={content} />
      </div>
    </>
  )
}
