import type {Finding} from './worker/finding.ts'

/** A line of the output that differs from the shown one only in what each release changes. */
interface Updated {
  readonly index: number
  readonly finding: Pick<Finding, 'replacement'>
}

/** Sizes, hashes, ids and versions: what changes although nothing is wrong with a page. */
const VARYING =
  / *(?:[0-9a-f]{8,}|\d+(?:[.,]\d+)*(?![0-9a-f]*[a-f])(?: (?:bytes|KiB|MiB|KB|MB)\b)?)/
const TIME = /\bin \d+(?:\.\d+)? m?s\b/

/** Finds the line, and writes it as it is shown, with its new values. */
export function findUpdated(shown: string, lines: readonly string[]): Updated | undefined {
  const parts = shown.split(new RegExp(`(${TIME.source}|${VARYING.source})`))
  if (parts.length < 2) return undefined
  const pattern = new RegExp(`^${parts.map(toSource).join('')}$`)
  for (const [index, line] of lines.entries()) {
    const values = pattern.exec(line)?.slice(1)
    if (values === undefined) continue
    const text = parts.map(part => (isVarying(part) ? (values.shift() ?? part) : part)).join('')
    return {index, finding: {replacement: {shown, text}}}
  }
  return undefined
}

function isVarying(part: string): boolean {
  return new RegExp(`^(?:${VARYING.source})$`).test(part)
}

function toSource(part: string, index: number): string {
  if (isVarying(part)) return `(${VARYING.source})`
  if (new RegExp(`^${TIME.source}$`).test(part)) return TIME.source
  const text = part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  const open = index === 0 ? text.replace(/^\s*…\s*/, '.*') : text
  return open.replace(/\s*…\s*$/, '.*')
}
