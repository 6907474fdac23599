import {announce} from './enhance/announce.ts'
import {listenForCopy} from './enhance/copy.ts'
import {listenForPageCopy} from './enhance/copy-page.ts'
import {listenForLanguages} from './enhance/languages.ts'
import {followLateTargets} from './enhance/late-target.ts'
import {listenForDismissal} from './enhance/notification.ts'
import {watchNetwork} from './enhance/offline.ts'
import {listenForSearch} from './enhance/search-trigger.ts'
import {listenForTabs} from './enhance/tabs.ts'
import {createSearchLoader} from './search/load-search.ts'
import {listenForSetting} from './offline/listen-for-setting.ts'
import {whatIsStored} from './offline/what-is-stored.ts'
import type {AppRouter} from './router.ts'

/** Makes the controls work that need only the document, not the app; it may not be there. */
export function listenForControls(router: AppRouter | undefined): void {
  listenForCopy(document, announce)
  listenForPageCopy(document, announce)
  listenForTabs(document)
  listenForLanguages(document)
  listenForDismissal(document)
  listenForSearch(document, createSearchLoader(router))
  watchNetwork(window, whatIsStored)
  listenForSetting(document, router)
  document.documentElement.classList.add('ready')

  const look = followLateTargets(window, id => {
    if (router) void followMoved(id, router).catch(ignoreError)
  })
  router?.subscribe('onRendered', look)
  look()
}

async function followMoved(id: string, router: AppRouter): Promise<void> {
  const module = await import('./follow-moved.ts')
  await module.followMoved(id, router)
}

/** Who cannot be taken on to where an id has moved, without a network say, is on its page at least. */
function ignoreError(): void {}
