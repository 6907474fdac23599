import type {ParsedLocation, RegisteredRouter} from '@tanstack/react-router'
import {announce} from '../enhance/announce.ts'
import {endArrival} from '../article/article.tsx'
import {updateHead, type HeadSource} from '../ui/head-tags.ts'

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
  // The router compares with the last page that arrived, although another one has been on its way.
  let [left, asked]: Location[] = [undefined, router.state.resolvedLocation]
  router.subscribe('onBeforeNavigate', ({toLocation}) => {
    left = asked
    asked = toLocation
  })
  router.subscribe('onRendered', () => {
    endArrival()
    const isOther = left?.pathname !== asked?.pathname || (hadFailed && !hasFailed(router))
    hadFailed = hasFailed(router)
    if (isOther) {
      const source = findHead(router)
      updateHead(document, source)
      announce(source.head.title)
    }
    if (isOther || left?.hash !== asked?.hash) focusTarget(router.state.location.hash)
  })
}

type Location = ParsedLocation | undefined

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

/** Tells the router when to restore scroll positions. */
interface ScrollRestoration {
  /** Whether the router may scroll the window after it rendered. */
  isEnabled(): boolean
  /** Keeps the scroll position of the document that the browser loaded, when it is first rendered. */
  keepPosition(): void
  /** Ends the exceptions of a location once it is rendered. */
  follow(router: RegisteredRouter): void
}

/** Helps the router to restore scroll positions. Must be called before the router is created. */
export function prepareScrollRestoration(): ScrollRestoration {
  /** Path on which the browser has scrolled; the reader may have scrolled on since. */
  let kept: string | undefined
  // History state: a click on a hash adds an entry without any. The router stores scroll positions by
  // the key in it, and has no API to add one without loading the page again: the type checks the names.
  addEventListener('popstate', () => {
    kept = history.state ? undefined : location.pathname
    if (history.state) return
    const state = {__TSR_key: `${Date.now()}`, __TSR_index: 0} satisfies ParsedLocation['state']
    History.prototype.replaceState.call(history, state, '') // bypasses the router's patch
  })
  // While a page loads, the router would save the position of its skeleton for the previous page.
  const ignoreSkeleton = (event: Event): void => {
    if (document.querySelector('[aria-busy]')) event.stopImmediatePropagation()
  }
  addEventListener('scroll', ignoreSkeleton, {capture: true})

  return {
    isEnabled: () => kept !== location.pathname,
    keepPosition: () => void (kept = location.pathname),
    follow(router) {
      router.subscribe('onRendered', () => {
        if (kept === undefined) return
        kept = undefined
        document.dispatchEvent(new Event('scroll')) // makes the router save the position
      })
    },
  }
}
