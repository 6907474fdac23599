import type {Version} from '#contract/nav.ts'
import styles from './version-selector.module.css'

/**
 * Opens the same place in the documentation of another major version; see `enhance/version-menu.ts`.
 */
export function VersionSelector({versions}: {versions: readonly Version[]}) {
  if (versions.length < 2) return null
  return (
    <div className={`scripted ${styles.versions}`}>
      <select
        aria-label="Version (opens its documentation)"
        autoComplete="off" // prevents the browser from restoring the previous selection
        data-versions=""
      >
        {versions.map(({title, url}) => (
          <option key={title} data-url={url}>
            {title}
          </option>
        ))}
      </select>
      <button type="button" className={styles.own} data-own-version="">
        My version
      </button>
      <span role="status" className={styles.status} />
    </div>
  )
}
