import type {ReactElement} from 'react'
import {Article, type ArticleContent} from './article.tsx'
import styles from './home-page.module.css'

interface HomePageProps {
  content: ArticleContent
  /** What is above the text; it comes in a script of its own, for no other page shows it. */
  splash: ReactElement
}

/** The home page: a splash above its text. */
export function HomePage({content, splash}: HomePageProps) {
  return (
    <>
      {splash}
      <div className={styles.text}>
        <Article content={content} />
      </div>
    </>
  )
}
