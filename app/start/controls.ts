import {announce} from '../enhance/announce.ts'
import {listenForPageCopy} from '../enhance/copy-page.ts'
import {listenForCopy} from '../enhance/copy.ts'
import {listenForLanguages} from '../enhance/languages.ts'
import {followLateTargets} from '../enhance/late-target.ts'
import {listenForDismissal} from '../enhance/notification.ts'
import {watchNetwork} from '../enhance/offline.ts'
import {listenForSearch} from '../enhance/search-trigger.ts'
import {listenForTabs} from '../enhance/tabs.ts'
import {listenForSetting} from '../offline/listen-for-setting.ts'
import {whatIsStored} from '../offline/what-is-stored.ts'
import type {AppRouter} from '../router.ts'
import {createSearchLoader} from '../search/load-search.ts'

/** Makes the controls of the document work, even if the app failed to start and has no router. */
export function listenForControls(router: AppRouter | undefined): void {
  const context = router?.options.context
  listenForCopy(document, announce)
  listenForPageCopy(document, announce)
  listenForTabs(document)
  listenForLanguages(document)
  listenForDismissal(document)
  listenForSearch(document, createSearchLoader(context))
  watchNetwork(window, whatIsStored)
  listenForSetting(document, context?.site)
  document.documentElement.classList.add('ready')

  const look = followLateTargets(window, id => {
    if (router) void followMovedAnchor(id, router).catch(ignoreError)
  })
  router?.subscribe('onRendered', look)
  look()
}

async function followMovedAnchor(id: string, router: AppRouter): Promise<void> {
  const module = await import('../navigation/follow-moved-anchor.ts')
  await module.followMovedAnchor(id, router)
}

/** If the new place of an id cannot be loaded, the reader stays on the page that had it before. */
function ignoreError(): void {}
