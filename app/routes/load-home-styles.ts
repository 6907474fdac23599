import {loadStyles} from '../loading/load-styles.ts'
import {href} from '../ui/home/home.css?linked'

/** Loads the styles that only the home page needs; its own document holds them. */
export async function loadHomeStyles(): Promise<void> {
  if (!globalThis.document || document.querySelector('style[data-of="home"]')) return
  await loadStyles(href)
}
