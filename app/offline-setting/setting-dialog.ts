import {createElement} from '../enhance/create-element.ts'
import {listenForClose} from '../enhance/dialog.ts'
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
export function createSettingDialog(): SettingDialog {
  const title = createElement('h2', {id: 'AppOfflineTitle'}, 'Offline reading')
  const close = createElement('button', {class: styles['close'], 'aria-label': 'Close'})
  const state = createElement('p', {})
  const progress = createElement('progress', {
    class: styles['progress'],
    'aria-label': 'Stored',
    hidden: '',
  })
  const reason = createElement('p', {class: styles['reason']})
  const cost = createElement('p', {class: styles['reason']})
  const outcome = createElement('p', {class: styles['outcome'], role: 'status'})
  const fill = createElement('button', {class: 'primary', autofocus: ''}, 'Store all pages')
  const remove = createElement('button', {}, 'Remove stored pages')
  const classes = `${dialogStyles['actions']} ${styles['actions']}`
  const actions = createElement('div', {class: classes}, fill, remove)
  const parts = [title, close, state, progress, reason, cost, outcome, actions]
  const dialog = createElement(
    'dialog',
    {class: `${dialogStyles['dialog']} ${styles['setting']}`, 'aria-labelledby': title.id},
    createElement('div', {class: styles['content']}, ...parts),
  )
  listenForClose(dialog, close)
  const elements = {dialog, state, reason, cost, progress, outcome, fill, remove}
  return {...elements, allBytes: undefined, isLooking: true}
}
