import {endpoints} from '#contract/endpoints.ts'
import {connection} from '../enhance/connection.ts'
import {hideFailure, showFailure} from '../enhance/load-failure.ts'
import {recover} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type * as Playground from '../playground/playground.tsx'

/** Set by the bundler: the URL of the playground. */
declare const PLAYGROUND_SCRIPT: string

/**
 * Makes the buttons of samples open the playground. It is loaded with the first click; readers who
 * save data are asked before.
 */
export function listenForRuns(document: Document): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[data-run]') : undefined
    if (!button || mustAsk(button)) return
    button.setAttribute('aria-busy', 'true')
    hideFailure(document)
    void open(button).finally(() => button.removeAttribute('aria-busy'))
  })
}

let isLoaded = false

/** Asks in the button itself: its second click is the answer. */
function mustAsk(button: HTMLElement): boolean {
  if (isLoaded || connection().saveData !== true || button.dataset['asked'] === '') return false
  button.dataset['asked'] = ''
  button.prepend('Download it? ')
  return true
}

async function open(button: HTMLElement): Promise<void> {
  try {
    const load = (): Promise<typeof Playground> => import(PLAYGROUND_SCRIPT)
    const {openPlayground, stylesHref} = await loadChunk('playground', load)
    await loadStyles(stylesHref)
    openPlayground(button.dataset['run'] ?? '', endpoints, button)
    isLoaded = true
  } catch (error) {
    await recover(error)
    showFailure(button.ownerDocument, 'The playground', () => button.click())
  }
}
