import {useEffect} from 'react'
import {Article, type ArticleContent} from './article.tsx'
import styles from './printable-page.module.css'

/** A complete section as one document; the print dialog opens once, after everything has loaded. */
export function PrintablePage({content}: {content: ArticleContent}) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className={styles.page}>
      <Article content={content} />
    </div>
  )
}
