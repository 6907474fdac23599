/** Properties of the reader's connection. Not every browser reports them. */
export function connection(): {saveData?: unknown; effectiveType?: unknown} {
  const value: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof value === 'object' && value !== null ? value : {}
}
