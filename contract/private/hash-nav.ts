import type {Nav} from '../nav.ts'

/**
 * A short hash of the navigation, by which the app finds out whether a document was rendered with
 * the navigation that it has loaded. FNV-1a, because hashing in browsers is asynchronous.
 */
export function hashNav(nav: Nav): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(nav)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
