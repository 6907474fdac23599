import {useState} from 'react'
import type {Nav, NavSection, SiteLink} from '#contract/nav.ts'
import {Icon} from './icon.tsx'
import {LinkItems} from './link-items.tsx'
import styles from './menu-panel.module.css'
import {PageGroup} from './page-group.tsx'
import {PageList} from './page-list.tsx'

/** Every section with its pages, the tools, and the pages outside of sections. */
export function MenuPages({nav, pathname}: {nav: Nav; pathname: string}) {
  const {tools = []} = nav
  const others = nav.pages.filter(({url}) => url !== '/' && tools.every(tool => tool.url !== url))
  const isInSection = nav.sections.some(({url}) => pathname.startsWith(url))
  return (
    <nav aria-label="All pages">
      <a href="/" aria-current={pathname === '/' ? 'page' : undefined}>
        Home
      </a>
      {nav.sections.map(section => (
        <Section key={section.url} section={section} pathname={pathname} />
      ))}
      {tools.length > 0 && <Tools links={tools} current={isInSection ? '' : pathname} />}
      {others.length > 0 && <PageList pages={others} current={pathname} />}
    </nav>
  )
}

/** The tools; one that is a page of a section is marked there. */
function Tools({links, current}: {links: readonly SiteLink[]; current: string}) {
  const isCurrent = links.some(({url}) => url === current)
  return (
    <ul>
      <PageGroup title="Tools" isCurrent={isCurrent} current={current}>
        <LinkItems links={links} current={current} />
      </PageGroup>
    </ul>
  )
}

interface SectionProps {
  section: NavSection
  pathname: string
}

/** A section of the site; the section of the current page is open. */
function Section({section, pathname}: SectionProps) {
  const isActive = pathname.startsWith(section.url)
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? isActive
  return (
    <div className={styles.section} data-active={isActive || undefined}>
      <div className={styles.title}>
        <a href={section.url} aria-current={isActive ? 'true' : undefined}>
          {section.title}
        </a>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Pages of ${section.title}`}
          onClick={() => setToggled(!isOpen)}
        >
          <Icon name="chevron" size={16} />
        </button>
      </div>
      {isOpen && <PageList pages={section.pages} links={section.links} current={pathname} />}
    </div>
  )
}
