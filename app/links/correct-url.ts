import type {SiteMap} from './site-map.ts'

/**
 * Replaces the current URL with the canonical URL of its page, such as `/concepts` with
 * `/concepts/`. A router that exists already follows.
 */
export function correctUrl({href}: SiteMap): void {
  const url = href(location)
  if (location.origin + url !== location.href) history.replaceState(history.state, '', url)
}
