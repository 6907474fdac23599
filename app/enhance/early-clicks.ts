import {hideFailure, showFailure} from './load-failure.ts'

interface App {
  start(): Promise<unknown>
  readonly started: Promise<unknown>
  /** Does what can be done if it could not be loaded, before the reader is told. */
  recover(error: unknown): Promise<void>
}

/**
 * Makes buttons that need the app, which are marked by `data-app`, work before it has started: a
 * click starts it, and is repeated then.
 */
export function listenForEarlyClicks(document: Document, app: App): void {
  let hasStarted = false
  void app.started.then(() => (hasStarted = true))
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null
    if (!button || hasStarted) return
    button.setAttribute('aria-busy', 'true')
    hideFailure(document)
    void startFor(button, app).finally(() => button.removeAttribute('aria-busy'))
  })
}

async function startFor(button: HTMLElement, app: App): Promise<void> {
  try {
    await app.start()
  } catch (error) {
    await app.recover(error)
    const name = `“${button.getAttribute('aria-label')}”`
    return showFailure(button.ownerDocument, name, () => button.click())
  }
  button.click()
}
