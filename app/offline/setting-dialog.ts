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
  const create = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className?: string,
    text = '',
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name)
    if (className !== undefined) element.className = className
    element.textContent = text
    return element
  }
  const button = (text: string, className = styles.button): HTMLButtonElement => {
    const element = create('button', className, text)
    element.type = 'button'
    return element
  }
  const dialog = create('dialog', styles.dialog)
  const content = create('div', styles.content)
  const title = create('h2', styles.title, 'Offline reading')
  title.id = 'AppOfflineTitle'
  dialog.setAttribute('aria-labelledby', title.id)
  const state = create('p', styles.state)
  const reason = create('p', styles.reason)
  const cost = create('p', styles.reason)
  const progress = create('progress', styles.progress)
  progress.setAttribute('aria-label', 'Stored')
  progress.hidden = true
  const outcome = create('p', styles.outcome)
  outcome.setAttribute('role', 'status')
  const fill = button('Store all pages', `${styles.button} ${styles.main}`)
  fill.autofocus = true
  const remove = button('Remove stored pages')
  const close = button('', styles.close)
  close.setAttribute('aria-label', 'Close')
  const actions = create('div', styles.actions)
  actions.append(fill, remove)
  content.append(title, close, state, progress, reason, cost, outcome, actions)
  dialog.append(content)

  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close() // a click outside of its content
  })
  dialog.addEventListener('close', () => dialog.remove())
  const elements = {dialog, state, reason, cost, progress, outcome, fill, remove}
  return {...elements, allBytes: undefined, isLooking: true}
}
