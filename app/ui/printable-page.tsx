import {useEffect} from 'react'
import {Article, type ArticleContent} from './article.tsx'
import styles from './printable-page.module.css'

/** A whole section as one document; the print dialog opens once, when everything is there. */
export function PrintablePage({content}: {content: ArticleContent}) {
  useEffect(() => {
    let isCurrent = true
    void document.fonts.ready.then(() => {
      if (isCurrent) window.print()
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <div className={styles.page}>
      <Article content={content} />
    </div>
  )
}
