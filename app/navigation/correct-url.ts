import type {SiteMap} from './site-map.ts'

/**
 * Replaces the current URL by the one under which the site shows that page, such as `/concepts` by
 * `/concepts/`. If there is a router already, it follows.
 */
export function correctUrl({href}: SiteMap): void {
  const url = href(location)
  if (location.origin + url !== location.href) history.replaceState(history.state, '', url)
}
