import {hideFailure, showFailure} from './load-failure.ts'
import {keepAsked, takeAsked} from './resume.ts'

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

/**
 * Clicks marked buttons again: now they work, or wait for the app. The same for the one that was
 * clicked before a newer release reloaded the tab.
 */
export function repeatEarlyClicks(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-early]')) {
    button.click()
    button.removeAttribute('data-early')
  }
  const [, place, name] = /^(\d+) (.*)/.exec(takeAsked('click') ?? '') ?? []
  if (name === undefined) return
  const same = buttonsNamed(name, document)
  const button = same[Number(place)] ?? same[0]
  button?.click()
}

/** Tries to recover from a failed load; if this reloads the tab, the button is clicked again. */
export function keepClick(button: HTMLElement, recover: () => Promise<void>): Promise<void> {
  const name = nameOf(button)
  return keepClickOn(name, recover, buttonsNamed(name, button.ownerDocument).indexOf(button))
}

/** The same for a button that may be gone already: by its name, and its place among its namesakes. */
export function keepClickOn(name: string, recover: () => Promise<void>, place = 0): Promise<void> {
  return keepAsked('click', `${place} ${name}`, recover)
}

function buttonsNamed(name: string, document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button')].filter(
    button => nameOf(button) === name,
  )
}

/** The same in another release: the example that a button runs, or its label. */
function nameOf({dataset, ariaLabel}: HTMLElement): string {
  return dataset['run'] ?? ariaLabel ?? ''
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
    await keepClick(button, () => app.recover(error))
    const name = `“${button.getAttribute('aria-label')}”`
    return showFailure(button.ownerDocument, name, () => button.click())
  }
  button.click()
}
