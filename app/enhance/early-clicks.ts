import {showFailure} from './load-failure.ts'

interface App {
  start(): Promise<unknown>
  readonly started: Promise<unknown>
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
    app
      .start()
      .then(
        () => button.click(),
        () => showFailure(document, `“${button.getAttribute('aria-label')}”`, () => button.click()),
      )
      .finally(() => button.removeAttribute('aria-busy'))
  })
}
