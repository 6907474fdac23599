/** A value of this tab; undefined if there is none, or if storage is blocked. */
export function readInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value until the tab is closed; says whether it did: storage may be blocked or full. */
export function storeInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
