import type {AppRouter} from './router.ts'

/** The target that was gone to last: if it is missing as well, that is that. */
let last: string | undefined

/**
 * Takes a reader who came for an id that has moved on to its new place, whose url replaces the old
 * one. It imports nothing: what is shared with the app would have to be taken out of its files.
 */
export async function followMoved(id: string, router: AppRouter): Promise<void> {
  const {api, site} = router.options.context
  const from = location.href
  const page = site.map.page(location.pathname)
  if (page === undefined || from === last) return
  const anchors = await api.anchors()
  const moved = valueOf(anchors, page.url)?.moved
  const to = moved && valueOf(moved, id)
  // The reader may have gone on meanwhile, or see a stored page that is older than the move.
  if (to === undefined || location.href !== from || document.getElementById(id)) return
  const target = new URL(to, from)
  target.search = location.search
  last = target.href
  const isHash = target.pathname === location.pathname && target.hash !== ''
  if (isHash) location.replace(target) // the browser marks the target
  else await router.navigate({href: target.href.slice(target.origin.length), replace: true})
}

/** Ids may be called `constructor`. */
function valueOf<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
