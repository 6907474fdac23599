import styles from './setting.module.css?linked'

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
  const dialog = create('dialog', styles.dialog)
  const content = create('div', styles.content)
  const title = create('h2', styles.title, 'Offline reading')
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
  const fill = create('button', `${styles.button} ${styles.main}`, 'Store all pages')
  fill.autofocus = true
  const remove = create('button', styles.button, 'Remove stored pages')
  const close = create('button', styles.close)
  close.setAttribute('aria-label', 'Close')
  const actions = create('div', styles.actions)
  actions.append(fill, remove)
  content.append(title, close, state, progress, reason, cost, outcome, actions)
  dialog.append(content)
  listenForClose(dialog, close)
  const elements = {dialog, state, reason, cost, progress, outcome, fill, remove}
  return {...elements, allBytes: undefined, isLooking: true}
}

function createBuilder(document: Document) {
  return <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className?: string,
    text = '',
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name)
    if (className !== undefined) element.className = className
    if (element instanceof HTMLButtonElement) element.type = 'button'
    element.textContent = text
    return element
  }
}

function listenForClose(dialog: HTMLDialogElement, close: HTMLButtonElement): void {
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close() // a click outside of its content
  })
  dialog.addEventListener('close', () => dialog.remove())
}
