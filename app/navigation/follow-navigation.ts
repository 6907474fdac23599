import type {RegisteredRouter} from '@tanstack/react-router'
import {announce} from '../enhance/announce.ts'
import {endArrival} from '../enhance/arrival.ts'
import type {HeadSource} from '../ui/head-tags.ts'
import {updateHead} from './document-head.ts'

interface NavigationOptions {
  /** Whether React rendered the page again, so that the document has the head of another page. */
  isNew: boolean
  /** The head of the screen that the router shows. */
  findHead(router: RegisteredRouter): HeadSource
}

/**
 * After every navigation, and when a page that failed has loaded after all: updates the head, moves
 * the focus, and announces the title to screen readers.
 */
export function followNavigation(
  router: RegisteredRouter,
  {isNew, findHead}: NavigationOptions,
): void {
  if (isNew) updateHead(document, findHead(router))
  let hadFailed = hasFailed(router)
  router.subscribe('onRendered', ({pathChanged, hashChanged}) => {
    endArrival()
    const isOther = pathChanged || (hadFailed && !hasFailed(router))
    hadFailed = hasFailed(router)
    if (isOther) {
      const source = findHead(router)
      updateHead(document, source)
      announce(source.head.title)
    }
    if (isOther || hashChanged) focusTarget(router.state.location.hash)
  })
}

function hasFailed({state}: RegisteredRouter): boolean {
  return state.matches.at(-1)?.status === 'error'
}

/** Keyboard users continue where the page was scrolled to: at the target of the hash, or the title. */
function focusTarget(hash: string): void {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({preventScroll: true})
}
