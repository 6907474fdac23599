import {Fragment} from 'react'
import type {NavPage, SiteLink} from '#contract/nav.ts'
import {ElsewhereLinks} from './elsewhere-links.tsx'
import {groupPages, type PageBranch} from './group-pages.ts'
import {PageGroup} from './page-group.tsx'

interface PageListProps {
  pages: readonly NavPage[]
  /** Pages elsewhere that belong to the section. */
  links?: readonly SiteLink[] | undefined
  /** URL of the current page. */
  current: string
}

/** The pages of a section as links, below the headings of their groups; the current one is marked. */
export function PageList({pages, links, current}: PageListProps) {
  return (
    <ul>
      {groupPages(pages, current).map(({title, branches, isCurrent}) => {
        const items = <Branches branches={branches} current={current} />
        const [first] = branches
        return title === undefined ? (
          <Fragment key={first?.page.url}>{items}</Fragment>
        ) : (
          <PageGroup key={first?.page.url} {...{title, isCurrent, current}}>
            {items}
          </PageGroup>
        )
      })}
      <ElsewhereLinks links={links} />
    </ul>
  )
}

function Branches({branches, current}: {branches: readonly PageBranch[]; current: string}) {
  return branches.map(({page: {url, title, label = title}, below}) => (
    <li key={url}>
      <a href={url} aria-current={url === current ? 'page' : undefined}>
        {label}
      </a>
      {below.length > 0 && (
        <ul>
          <Branches branches={below.map(page => ({page, below: []}))} current={current} />
        </ul>
      )}
    </li>
  ))
}
