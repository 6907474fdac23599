import {announce} from './enhance/announce.ts'
import {listenForCopy} from './enhance/copy.ts'
import {followLateTargets} from './enhance/late-target.ts'
import {listenForTabs} from './enhance/tabs.ts'

/** Makes the controls of a text work; they need the document only, not the app. */
export function listenForControls(): void {
  listenForCopy(document, announce)
  listenForTabs(document)
  followLateTargets(window)
  document.documentElement.classList.add('ready')
}
