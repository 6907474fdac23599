import {createHash} from 'node:crypto'

/** First 16 hexadecimal digits of the SHA-256 of a string or a file. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Cache key of a value that is made from these parts alone: 32 hexadecimal digits. */
export function keyOf(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex').slice(0, 32)
}
