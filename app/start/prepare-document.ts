import {restoreDefaultChoice} from '../enhance/default-choice.ts'
import {listenForEarlyClicks, repeatEarlyClicks} from '../enhance/early-clicks.ts'
import {followLateTargets} from '../enhance/late-target.ts'
import {layOutRest} from '../enhance/lay-out.ts'
import {listenForControls} from '../enhance/listen-for-controls.ts'
import {watchNetwork} from '../enhance/network-banner.ts'
import {watchOverflow} from '../enhance/overflow.ts'
import {restoreTabs} from '../enhance/tabs.ts'
import {showCurrent} from '../enhance/show-current.ts'
import {recover} from '../release/follow-release.ts'
import {listenForSetting} from '../offline-setting/listen-for-setting.ts'
import {whatIsStored} from '../offline-setting/what-is-stored.ts'
import {createSearchLoader} from '../search/load-search.ts'
import {listenForSearch} from '../search/shell/search-trigger.ts'
import type {StartableApp} from './start-when-used.ts'

/** Makes the controls of a document work before the app starts, and also if it fails to start. */
export function prepareDocument(app: StartableApp): void {
  listenForControls(document)
  listenForSearch(document, createSearchLoader(app))
  listenForEarlyClicks(document, {...app, recover})
  listenForSetting(document, app)
  watchNetwork(window, whatIsStored)
  restoreTabs(document)
  restoreDefaultChoice(document)
  layOutRest(document)
  showCurrent(document)
  const unwatch = watchOverflow(document)
  document.documentElement.classList.add('ready')
  repeatEarlyClicks(document)

  const look = followLateTargets(window, id => void followMovedAnchor(id, app))
  look()
  void app.started.then(running => {
    if (!running) return
    unwatch() // the app watches from now on
    running.router.subscribe('onRendered', look)
    document.documentElement.classList.add('started') // for tests and measurements
  })
}

/** If the new place of an id cannot be loaded, the reader stays on the old page. */
async function followMovedAnchor(id: string, app: StartableApp): Promise<void> {
  try {
    const running = await app.start()
    await running?.followMovedAnchor(id)
  } catch {
    // The text of the document stays.
  }
}
