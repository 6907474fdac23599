import {applyDefaultChoice, readDefaultChoice} from './enhance/default-choice.ts'
import {noteEarlyClicks} from './enhance/early-clicks.ts'
import {noteForeignChanges} from './enhance/foreign-changes.ts'
import {beginsAtTop, FROM_TOP} from './enhance/lay-out.ts'
import {DISMISSED} from './enhance/notification.ts'
import {reloadIfEmpty} from './enhance/reload-empty.ts'
import {readStored} from './enhance/storage.ts'
import {applyTheme, readTheme} from './enhance/theme.ts'
import {noteEarlyKeys} from './search/shell/early-keys.ts'

/*
 * Runs before the first paint, in every document. The theme and a closed notification don't flash,
 * and elements that need scripts are shown only with scripts.
 */
const {main = '', notification} = document.currentScript?.dataset ?? {}
const {classList, dataset} = document.documentElement
const {theme} = dataset // of the site
classList.add('js')
if (beginsAtTop()) classList.add(FROM_TOP)
if (/Mac|iP/.test(navigator.platform)) classList.add('mac') // its shortcuts have other names
applyChoices()
// The reader may have changed a setting on the previous page while this one was prerendered.
document.addEventListener('prerenderingchange', applyChoices, {once: true})

noteEarlyClicks(document)
noteEarlyKeys(document)
noteForeignChanges(document)

// After the first paint: before that, it would delay what the reader waits for. A page that is
// prerendered has no frames: nothing starts in it before it is shown.
requestAnimationFrame(() =>
  setTimeout(() => import(main).catch(() => reloadIfEmpty(document, main))),
)

function applyChoices(): void {
  applyTheme(readTheme(theme))
  const choice = readDefaultChoice()
  if (choice) applyDefaultChoice(document, choice)
  classList.toggle('notified', readStored(DISMISSED) === notification)
}
