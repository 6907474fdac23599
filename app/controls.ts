import {announce} from './enhance/announce.ts'
import {listenForCopy} from './enhance/copy.ts'
import {listenForPageCopy} from './enhance/copy-page.ts'
import {followLateTargets} from './enhance/late-target.ts'
import {listenForDismissal} from './enhance/notification.ts'
import {watchNetwork} from './enhance/offline.ts'
import {listenForTabs} from './enhance/tabs.ts'

/** Makes the controls work that need only the document, not the app. */
export function listenForControls(): void {
  listenForCopy(document, announce)
  listenForPageCopy(document, announce)
  listenForTabs(document)
  followLateTargets(window)
  listenForDismissal(document)
  watchNetwork(window)
  document.documentElement.classList.add('ready')
}
