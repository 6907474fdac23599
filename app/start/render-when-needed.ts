import {flushSync} from 'react-dom'
import {whenNear} from '../enhance/when-near.ts'
import type {AppRouter} from '../router.ts'

interface LateRendering {
  container: HTMLElement
  router: AppRouter
  /** Replaces the content of the container. */
  render(): void
}

/** Pixels between the window and a part that only React can show, at which it is rendered. */
const AHEAD = 600

/**
 * Keeps the document until the reader uses something that only React can show: a button that needs
 * the app, a tool, the sponsors, another page.
 */
export function renderWhenNeeded({container, router, render}: LateRendering): void {
  const {pathname} = location
  const end = () => {
    for (const stop of stops) stop()
    flushSync(render)
  }
  const onClick = ({target}: Event) => {
    const button = target instanceof Element ? target.closest('[data-app]') : null
    if (!button) return
    const position = buttonsOf(container).indexOf(button)
    end()
    const rendered = buttonsOf(container)[position]
    if (!(rendered instanceof HTMLElement)) return
    rendered.focus({preventScroll: true})
    rendered.click()
  }
  container.addEventListener('click', onClick)
  const stops = [
    () => container.removeEventListener('click', onClick),
    router.history.subscribe(({location: next}) => next.pathname !== pathname && end()),
    ...[...container.querySelectorAll('[data-tool], #sponsors')].map(part =>
      whenNear(part, AHEAD, end),
    ),
  ]
}

function buttonsOf(container: HTMLElement): Element[] {
  return [...container.querySelectorAll('[data-app]')]
}
