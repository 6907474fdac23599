import type {ReactNode} from 'react'
import type {CheckedSamples} from '#contract/page.ts'
import {Icon, type IconName} from './icon.tsx'
import styles from './page-actions.module.css'

interface PageActionsProps {
  /** URL of the page as Markdown. */
  markdown: string
  editUrl: string | undefined
  repo: string | undefined
  samples: CheckedSamples | undefined
  /** URL of the printable page of the section, if it has one. */
  printUrl: string | undefined
}

/** Actions for a page, and how its samples were checked. */
export function PageActions({markdown, editUrl, repo, samples, printUrl}: PageActionsProps) {
  return (
    <div className={`screen-only ${styles.actions}`}>
      <ul>
        {editUrl !== undefined && link(editUrl, 'pencil', 'Edit this page')}
        <li className="scripted">
          <button type="button" data-print="">
            {named('printer', 'Print this page')}
          </button>
        </li>
        {printUrl !== undefined && (
          <li>
            <a href={printUrl} target="_blank" rel="noopener">
              {named('printer', 'Print Section')}
            </a>
          </li>
        )}
        {repo !== undefined && link(repo, 'repository', 'Jump to repository')}
      </ul>
      <ul>
        <li className="scripted">
          <button type="button" data-markdown={markdown}>
            {named('copy', 'Copy page as Markdown')}
          </button>
        </li>
        {link(markdown, 'file', 'View as Markdown')}
      </ul>
      {samples && (
        <p className={styles.samples}>Samples checked with webpack {samples.webpackVersion}</p>
      )}
    </div>
  )
}

function link(href: string, icon: IconName, name: string): ReactNode {
  return (
    <li>
      <a href={href}>{named(icon, name)}</a>
    </li>
  )
}

function named(icon: IconName, name: string): ReactNode {
  return (
    <>
      <Icon name={icon} size={18} /> <span>{name}</span>
    </>
  )
}
