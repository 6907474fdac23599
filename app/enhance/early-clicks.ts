import {hideFailure, showFailure} from './load-failure.ts'

interface App {
  start(): Promise<unknown>
  readonly started: Promise<unknown>
  /** Tries to repair a failed load before an error is shown to the reader. */
  recover(error: unknown): Promise<void>
}

/** Marks buttons that are clicked before the script that makes them work has loaded. */
export function noteEarlyClicks(document: Document): void {
  document.addEventListener('click', ({target}) => {
    if (document.documentElement.classList.contains('ready')) return
    if (target instanceof Element) target.closest('button')?.setAttribute('data-early', '')
  })
}

/** Clicks marked buttons again: now they work, or wait for the app. */
export function repeatEarlyClicks(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-early]')) {
    button.removeAttribute('data-early')
    button.click()
  }
}

/**
 * Makes buttons that need the app, which have `data-app`, work before it has started: a click starts
 * the app, and is then repeated.
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
