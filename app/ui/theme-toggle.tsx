import {Icon} from './icon.tsx'
import styles from './theme-toggle.module.css'

/**
 * Switches between light and dark; see `enhance/theme.ts`. Styles decide which icon is shown, so that
 * nothing flashes.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-testid="hello-darkness"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      data-theme-toggle=""
    >
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
    </button>
  )
}
