import {startTransition, useEffect, useState, type ReactElement} from 'react'
import type {PageMeta} from '#contract/page.ts'
import {Article, isArriving, type ArticleContent} from './article.tsx'
import {ContentsBar} from './contents-bar.tsx'
import {Contributors} from './contributors.tsx'
import {Day} from './day.tsx'
import styles from './document-page.module.css'
import {OnThisPage} from './on-this-page.tsx'
import {PageActions} from './page-actions.tsx'
import {PageLinks} from './page-links.tsx'
import {PageTitle} from './page-title.tsx'
import {PostList} from './post-list.tsx'

interface DocumentPageProps {
  page: PageMeta
  content: ArticleContent
  hiddenContributors: readonly string[]
  /** An application between the description of the page and its text. */
  tool?: ReactElement
}

/** A page of the documentation: its text, and the elements around it. */
export function DocumentPage({page, content, hiddenContributors, tool}: DocumentPageProps) {
  const {title, date, thirdParty, posts, related = [], previous, next, anchors, version} = page
  const shown = page.contributors.filter(name => !hiddenContributors.includes(name))
  const isSettled = useSettled()
  return (
    <div className={styles.columns}>
      <article className={styles.page} data-address={page.head.canonical}>
        <PageTitle>{title}</PageTitle>
        {date !== undefined && (
          <p className={styles.date}>
            <Day date={date} />
          </p>
        )}
        {version !== undefined && (
          <p className={styles.date}>
            README of{' '}
            <a href={page.source}>
              {page.package} {version}
            </a>
            {page.license && `, license ${page.license}`}
          </p>
        )}
        {thirdParty && <ThirdPartyNotice />}
        {tool && (
          <>
            <p className={styles.lead}>{page.description}</p>
            {tool}
          </>
        )}
        <ContentsBar title={title} anchors={anchors} hasList={isSettled} />
        <Article content={content} />
        {posts && <PostList posts={posts} />}
        {isSettled && related.length > 0 && (
          <section className={styles.related} aria-labelledby="AppFurtherReading">
            <h2 id="AppFurtherReading">Further Reading</h2>
            <ul>
              {related.map(link => (
                <li key={link.url}>
                  <a href={link.url}>{link.title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isSettled && (
          <>
            <PageActions
              markdown={`${page.url}index.md`}
              editUrl={page.editUrl}
              repo={page.repo}
              samples={page.samples}
            />
            <PageLinks previous={previous} next={next} />
            <Contributors names={shown} />
          </>
        )}
      </article>
      {isSettled && <OnThisPage title={title} anchors={anchors} />}
    </div>
  )
}

/**
 * False for the first render at the top of a page: the text appears first, the rest of the screen
 * follows.
 */
function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(() => !isArriving())
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsSettled(true)))
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

function ThirdPartyNotice() {
  return (
    <p className={styles.notice}>
      <strong>Disclaimer:</strong> this package is maintained by its own community, not by the
      webpack team. Its support, its security policy and its license may differ from webpack’s.
    </p>
  )
}
