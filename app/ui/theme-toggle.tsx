import {Icon} from './icon.tsx'
import styles from './theme-toggle.module.css'

/**
 * Chooses between light, dark and the setting of the device; see `enhance/theme.ts`, which also names
 * the choice. Styles decide which icon is shown, so that nothing flashes.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={`scripted ${styles.toggle}`}
      data-testid="hello-darkness"
      aria-label="Theme"
      title="Theme"
      data-theme-toggle=""
      suppressHydrationWarning
    >
      <span className={styles.light}>
        <Icon name="sun" />
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
      </span>
      <span className={styles.system}>
        <Icon name="screen" />
      </span>
    </button>
  )
}
