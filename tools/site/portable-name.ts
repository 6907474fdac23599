/** Names that Windows keeps for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Maximum length of a name that every system can store, in bytes. */
const MAX_BYTES = 200

/** Whether a file or folder can have this name on every system, and shows what it is. */
export function isPortableName(name: string): boolean {
  if (/[\\/:*?"<>|\p{C}\uFFFD]/u.test(name) || /[. ]$/.test(name)) return false
  return !reserved.test(name) && Buffer.byteLength(name) <= MAX_BYTES
}
