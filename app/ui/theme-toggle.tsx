import {store} from '../enhance/storage.ts'
import {applyTheme, currentTheme} from '../enhance/theme.ts'
import {Icon} from './icon.tsx'
import styles from './theme-toggle.module.css'

/** Switches between light and dark; styles decide which icon is seen, so nothing flashes. */
export function ThemeToggle() {
  const toggle = () => {
    const theme = currentTheme() === 'dark' ? 'light' : 'dark'
    applyTheme(theme)
    store('theme', theme)
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      data-testid="hello-darkness"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      onClick={toggle}
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
