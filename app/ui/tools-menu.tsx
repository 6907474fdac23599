import type {SiteLink} from '#contract/nav.ts'
import dropDown from './drop-down.module.css'
import {LinkItems} from './link-items.tsx'
import styles from './tools-menu.module.css'

interface ToolsMenuProps {
  links: readonly SiteLink[]
  pathname: string
  /** Whether the current page belongs to this menu, and to no part of the site. */
  isActive: boolean
}

/** Links to the interactive pages of the site. It works without scripts; `enhance/drop-downs.ts` closes it. */
export function ToolsMenu({links, pathname, isActive}: ToolsMenuProps) {
  return (
    <details className={styles.menu} data-drop-down="" data-active={isActive || undefined}>
      <summary>Tools</summary>
      <ul className={dropDown.list}>
        <LinkItems links={links} current={pathname} />
      </ul>
    </details>
  )
}
