import type {RegisteredRouter} from '@tanstack/react-router'

/** The URL that the last move led to. If its target is missing too, it is not followed again. */
let last: string | undefined

/** Navigates to the new URL of an id that has moved, replacing the current history entry. */
export async function followMovedAnchor(id: string, router: RegisteredRouter): Promise<void> {
  const {api, site} = router.options.context
  const from = location.href
  const page = site.map.page(location.pathname)
  if (page === undefined || from === last) return
  const anchors = await api.anchors()
  const moved = valueOf(anchors, page.url)?.moved
  const to = moved && valueOf(moved, id)
  // The reader may have navigated meanwhile, or see a stored page that is older than the move.
  if (to === undefined || location.href !== from || document.getElementById(id)) return
  const target = new URL(to, from)
  target.search = location.search
  last = target.href
  const isHash = target.pathname === location.pathname && target.hash !== ''
  if (isHash) location.replace(target) // so that `:target` matches
  else await router.navigate({href: target.href.slice(target.origin.length), replace: true})
}

/** Own properties only: an id may be `constructor`. */
function valueOf<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
