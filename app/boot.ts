import {readStored} from './enhance/storage.ts'
import {applyTheme} from './enhance/theme.ts'

/*
 * Runs before the first paint, in a script of its own that blocks it: the theme never flashes,
 * and what works only with scripts is shown only with scripts.
 */
document.documentElement.classList.add('js')
if (readStored('theme') === 'dark') applyTheme('dark')
