/** What is stored under a key, with or without JSON quotes; nothing where storage is blocked. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key)?.replaceAll(/^"|"$/g, '')
  } catch {
    return undefined
  }
}

/** Stores a text as JSON; does nothing where storage is blocked. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The reader keeps the choice until the tab is closed; there is nowhere else to put it.
  }
}
