import {announce} from './announce.ts'
import {listenForPageCopy} from './copy-page.ts'
import {listenForCopy} from './copy.ts'
import {listenForDefaultChoice} from './default-choice.ts'
import {listenForDropDowns} from './drop-downs.ts'
import {listenForFlagFilter} from './flag-filter.ts'
import {listenForLanguages} from './languages.ts'
import {listenForDismissal} from './notification.ts'
import {listenForPrint} from './print.ts'
import {listenForTabs} from './tabs.ts'
import {listenForThemeToggle} from './theme.ts'
import {listenForVersions} from './version-menu.ts'

/** Makes controls work that need neither the app nor the search. */
export function listenForControls(document: Document): void {
  listenForCopy(document, announce)
  listenForPageCopy(document, announce)
  listenForPrint(document)
  listenForTabs(document)
  listenForDefaultChoice(document)
  listenForFlagFilter(document)
  listenForDropDowns(document)
  listenForLanguages(document)
  listenForVersions(document)
  listenForThemeToggle(document)
  listenForDismissal(document)
}
