/** The value stored under a key, with or without JSON quotes; undefined if storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key)?.replaceAll(/^"|"$/g, '')
  } catch {
    return undefined
  }
}

/** Whether anything can be stored: a reader or a browser may forbid it. */
export function storageWorks(): boolean {
  try {
    localStorage.setItem('storage-test', '')
    localStorage.removeItem('storage-test')
    return true
  } catch {
    return false
  }
}

/** Stores a string as JSON; does nothing if storage is blocked. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage, the choice lasts until the tab is closed.
  }
}

/** A value of this tab; undefined if there is none, or if storage is blocked. */
export function readInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value until the tab is closed. Returns false if storage is blocked or full. */
export function storeInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
