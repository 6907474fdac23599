import {startTransition, useEffect, useState, type ReactElement} from 'react'
import type {NavSection} from '#contract/nav.ts'
import type {ScreenMeta} from './screen-meta.ts'
import type {RelatedLink} from '#contract/tree.ts'
import {Article, isArriving, type ArticleContent} from '../article/article.tsx'
import {ContentsBar} from './contents-bar.tsx'
import {Contributors} from './contributors.tsx'
import {Day} from './day.tsx'
import styles from './document-page.module.css'
import {OnThisPage} from './on-this-page.tsx'
import {PageActions} from './page-actions.tsx'
import {PageLinks} from './page-links.tsx'
import {PageTitle} from './page-title.tsx'
import {PostList} from './post-list.tsx'
import {Trail} from './trail.tsx'

export interface DocumentPageProps {
  page: ScreenMeta
  /** The section that the page belongs to, if there is one. */
  section: NavSection | undefined
  content: ArticleContent
  hiddenContributors: readonly string[]
  /** An interactive tool between the description of the page and its text. */
  tool?: ReactElement
  /** Whether the tool needs the whole width, without the lists of pages and headings. */
  isWide?: boolean
}

/** A page of the documentation: its text, and the elements around it. */
export function DocumentPage({
  page,
  section,
  content,
  tool,
  isWide = false,
  ...props
}: DocumentPageProps) {
  const {title, posts, anchors} = page
  const isSettled = useSettled()
  return (
    <div className={isWide ? styles.wide : styles.columns}>
      <article className={styles.page} data-address={page.head.canonical}>
        <Trail page={page} section={section} />
        <PageTitle>{title}</PageTitle>
        <Origin page={page} />
        {tool && (
          <>
            <p className={styles.lead}>{page.description}</p>
            {tool}
          </>
        )}
        <ContentsBar title={title} anchors={anchors} hasList={isSettled} />
        <Article content={content} />
        {posts && <PostList posts={posts} />}
        {isSettled && <PageEnd page={page} section={section} {...props} />}
      </article>
      {isSettled && !isWide && <OnThisPage title={title} anchors={anchors} />}
    </div>
  )
}

/**
 * False for the first render of a page that the reader opens at its top: the text is shown first, the
 * rest of the screen follows.
 */
function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(() => !isArriving())
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsSettled(true)))
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

/** When a post was published; the package and the version that a README describes. */
function Origin({page}: {page: ScreenMeta}) {
  const {date, version, license, thirdParty} = page
  return (
    <>
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
          {license && `, license ${license}`}
        </p>
      )}
      {thirdParty && <ThirdPartyNotice />}
    </>
  )
}

function ThirdPartyNotice() {
  return (
    <p className={styles.notice}>
      <strong>Disclaimer:</strong> this package is maintained by its own community, not by the
      webpack team. Its support, its security policy and its license may differ from webpack’s.
    </p>
  )
}

/** The links, actions and people below the text. */
function PageEnd({
  page,
  section,
  hiddenContributors,
}: Pick<DocumentPageProps, 'page' | 'section' | 'hiddenContributors'>) {
  const {url, related = []} = page
  const names = page.contributors.filter(name => !hiddenContributors.includes(name))
  return (
    <>
      {related.length > 0 && <FurtherReading links={related} />}
      <PageActions
        markdown={`${url}index.md`}
        editUrl={page.editUrl}
        repo={page.repo}
        samples={page.samples}
        printUrl={section?.printable ? `${section.url}printable/` : undefined}
      />
      <PageLinks previous={page.previous} next={page.next} />
      <Contributors names={names} />
    </>
  )
}

function FurtherReading({links}: {links: readonly RelatedLink[]}) {
  return (
    <section className={styles.related} aria-labelledby="AppFurtherReading">
      <h2 id="AppFurtherReading">Further Reading</h2>
      <ul>
        {links.map(link => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
