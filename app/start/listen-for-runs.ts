import {endpoints} from '#contract/endpoints.ts'
import {need} from '#contract/private/need.ts'
import {keepClick} from '../enhance/early-clicks.ts'
import {hideFailure, showFailure} from '../enhance/load-failure.ts'
import {hideCost, mayDownload, noteUse, wasUsed} from '../enhance/playground-use.ts'
import {recover} from '../release/follow-release.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type * as Playground from '../playground/playground.tsx'
import type {StartableApp} from './start-when-used.ts'

/** Set by the bundler: the URL of the playground. */
declare const PLAYGROUND_SCRIPT: string

/** Makes the buttons of samples open the playground, which is loaded with the first click. */
export function listenForRuns(document: Document, app: Pick<StartableApp, 'chunks'>): void {
  if (wasUsed()) hideCost()
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[data-run]') : undefined
    if (!button || !mayDownload()) return
    button.setAttribute('aria-busy', 'true')
    hideFailure(document)
    void open(button, app).finally(() => button.removeAttribute('aria-busy'))
  })
}

async function open(button: HTMLElement, {chunks}: Pick<StartableApp, 'chunks'>): Promise<void> {
  try {
    const load = (): Promise<typeof Playground> => import(PLAYGROUND_SCRIPT)
    const {openPlayground, stylesHref} = await chunks.load('playground', load)
    await loadStyles(stylesHref)
    noteUse()
    openPlayground(need(button.dataset['run'], 'data-run'), endpoints, button)
  } catch (error) {
    await keepClick(button, () => recover(error))
    showFailure(button.ownerDocument, 'The playground', () => button.click())
  }
}
