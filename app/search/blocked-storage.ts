/**
 * Makes storage that is blocked look like storage that does not exist. DocSearch can do without it,
 * but measures it each time it opens, and would fail where reading `localStorage` throws.
 */
export function hideBlockedStorage(): void {
  try {
    void localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', {value: undefined, configurable: true})
  }
}
