import {createBuilder, listenForClose} from '../enhance/dialog.ts'
import dialogStyles from '../enhance/dialog.module.css?names'
import styles from './setting.module.css?names'

/** The dialog of the setting, and its parts that change. */
export interface SettingDialog {
  readonly dialog: HTMLDialogElement
  readonly state: HTMLElement
  readonly reason: HTMLElement
  readonly cost: HTMLElement
  readonly progress: HTMLProgressElement
  /** Also announced to screen readers. */
  readonly outcome: HTMLElement
  readonly fill: HTMLButtonElement
  readonly remove: HTMLButtonElement
  /** Size of all content, after it is known; kept when the content is removed. */
  allBytes: number | undefined
  /** Whether the size of the download is being looked up. */
  isLooking: boolean
}

/** Builds the dialog. Its button, Escape, or a click outside closes and removes it. */
export function createSettingDialog(document: Document): SettingDialog {
  const create = createBuilder(document)
  const dialog = create('dialog', `${dialogStyles.dialog} ${styles.setting}`)
  const content = create('div', styles.content)
  const title = create('h2', '', 'Offline reading')
  title.id = 'AppOfflineTitle'
  dialog.setAttribute('aria-labelledby', title.id)
  const state = create('p')
  const reason = create('p', styles.reason)
  const cost = create('p', styles.reason)
  const progress = create('progress', styles.progress)
  progress.setAttribute('aria-label', 'Stored')
  progress.hidden = true
  const outcome = create('p', styles.outcome)
  outcome.setAttribute('role', 'status')
  const fill = create('button', 'primary', 'Store all pages')
  fill.autofocus = true
  const remove = create('button', '', 'Remove stored pages')
  const close = create('button', styles.close)
  close.setAttribute('aria-label', 'Close')
  const actions = create('div', `${dialogStyles.actions} ${styles.actions}`)
  actions.append(fill, remove)
  content.append(title, close, state, progress, reason, cost, outcome, actions)
  dialog.append(content)
  listenForClose(dialog, close)
  const elements = {dialog, state, reason, cost, progress, outcome, fill, remove}
  return {...elements, allBytes: undefined, isLooking: true}
}
