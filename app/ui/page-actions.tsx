import {Icon} from './icon.tsx'
import styles from './page-actions.module.css'

interface PageActionsProps {
  editUrl: string | undefined
  repo: string | undefined
}

/** What a reader can do with a page. */
export function PageActions({editUrl, repo}: PageActionsProps) {
  return (
    <ul className={styles.actions}>
      {editUrl !== undefined && (
        <li>
          <a href={editUrl}>
            <Icon name="pencil" size={18} /> Edit this page
          </a>
        </li>
      )}
      <li className={styles.print}>
        <button type="button" onClick={() => window.print()}>
          <Icon name="printer" size={18} /> Print this page
        </button>
      </li>
      {repo !== undefined && (
        <li>
          <a href={repo}>
            <Icon name="code" size={18} /> Jump to repository
          </a>
        </li>
      )}
    </ul>
  )
}
