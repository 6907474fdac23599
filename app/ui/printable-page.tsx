import {useEffect} from 'react'
import type {NavSection} from '#contract/nav.ts'
import {Article, type ArticleContent} from '../article/article.tsx'
import {printedId} from '../article/combine-pages.ts'
import styles from './printable-page.module.css?linked'

/** A section with the text of all its pages. */
export interface PrintablePageProps {
  readonly section: NavSection
  readonly content: ArticleContent
}

/** A complete section as one document; the print dialog opens once, after everything has loaded. */
export function PrintablePage({section, content}: PrintablePageProps) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className={styles.page} data-printable="">
      <section className={styles.contents} aria-labelledby="AppContents">
        <p id="AppContents">Contents of “{section.title}”</p>
        <ol>
          {section.pages.map(({url, title}) => (
            <li key={url}>
              <a href={`#${printedId(url)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </section>
      <Article content={content} />
    </div>
  )
}
