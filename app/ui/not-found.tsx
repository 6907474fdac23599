import type {SiteLink} from '#contract/nav.ts'
import message from './message.module.css'
import styles from './not-found.module.css'
import {PageTitle} from './page-title.tsx'

interface NotFoundProps {
  /** The sections of the site. */
  sections: readonly SiteLink[]
  /** Pages that the URL may mean. Only the browser knows them: the document is the same for all URLs. */
  nearest: readonly SiteLink[]
}

/** The page for URLs that do not exist. */
export function NotFound({sections, nearest}: NotFoundProps) {
  return (
    <div className={message.message}>
      <PageTitle>Page Not Found</PageTitle>
      <p>This page was removed or moved, or the URL is wrong.</p>
      <p className={`screen-only ${styles.actions}`}>
        <a className="primary" href="/">
          Go to the home page
        </a>
        <button type="button" className="scripted" data-search="" aria-haspopup="dialog">
          Search the site
        </button>
      </p>
      <LinkList title="Similar pages" links={nearest} />
      <LinkList title="Sections" links={sections} />
    </div>
  )
}

function LinkList({title, links}: {title: string; links: readonly SiteLink[]}) {
  if (links.length === 0) return null
  const id = `App${title.replace(' ', '')}`
  return (
    <nav className={`screen-only ${styles.list}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a> <span>{link.url}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
