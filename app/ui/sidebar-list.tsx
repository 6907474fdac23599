import {Fragment} from 'react'
import type {NavPage, SiteLink} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {ElsewhereLinks} from './elsewhere-links.tsx'
import {groupPages, type PageBranch} from './group-pages.ts'
import {nearPages} from './near-pages.ts'
import {PageGroup} from './page-group.tsx'
import {SidebarItem} from './sidebar-item.tsx'
import styles from './sidebar.module.css'

interface SidebarListProps {
  pages: readonly NavPage[]
  /** Pages elsewhere that belong to the section. */
  links?: readonly SiteLink[] | undefined
  /** URL of the current page. */
  current: string
  /** The headings of that page. */
  anchors: readonly Anchor[]
  /** Loads the headings of another page. */
  loadAnchors: (page: NavPage) => Promise<readonly Anchor[]>
}

/** The pages of a section below the headings of their groups. */
export function SidebarList({pages, links, ...props}: SidebarListProps) {
  const {current} = props
  const hasMarks = isMixed(pages)
  const near = nearPages(pages, current)
  const [index] = pages
  return (
    <ul>
      {groupPages(near, current).map(({title, branches, isCurrent}) => {
        const items = <Branches {...props} branches={branches} hasMarks={hasMarks} />
        const key = branches[0]?.page.url
        return title === undefined ? (
          <Fragment key={key}>{items}</Fragment>
        ) : (
          <PageGroup key={key} title={title} isCurrent={isCurrent} current={current}>
            {items}
          </PageGroup>
        )
      })}
      {index && near.length < pages.length && (
        <li>
          <a href={index.url}>All {pages.length} pages</a>
        </li>
      )}
      <ElsewhereLinks links={links} />
    </ul>
  )
}

/** Whether a section has READMEs of packages, and other pages in addition to its index. */
function isMixed(pages: readonly NavPage[]): boolean {
  return pages.filter(page => page.package === undefined).length > 1
}

interface BranchesProps extends Omit<SidebarListProps, 'pages' | 'links'> {
  branches: readonly PageBranch[]
  /** Whether READMEs of packages are marked. */
  hasMarks: boolean
}

function Branches({branches, ...props}: BranchesProps) {
  const {current, anchors, loadAnchors, hasMarks} = props
  return branches.map(({page, below}) => (
    <SidebarItem
      key={page.url}
      page={page}
      isPackage={hasMarks && page.package !== undefined}
      shown={page.url === current ? anchors : undefined}
      loadAnchors={loadAnchors}
    >
      {below.length > 0 && (
        <ul className={styles.below}>
          <Branches {...props} branches={below.map(nested => ({page: nested, below: []}))} />
        </ul>
      )}
    </SidebarItem>
  ))
}
