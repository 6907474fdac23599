import {Icon} from './icon.tsx'
import styles from './search-button.module.css'

/** Opens the search: see `search/shell/search-trigger.ts`. Styles show the keyboard shortcuts. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={`scripted ${styles.search}`}
      data-search=""
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
      <span>Search</span>
      <kbd />
    </button>
  )
}
