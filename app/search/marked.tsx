import type {ReactNode} from 'react'
import type {MarkedText} from './hit.ts'

/** Text with marked matches. It is never interpreted as HTML. */
export function Marked({text, marks}: MarkedText) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    if (from < end || to > text.length) continue
    if (from > end) parts.push(text.slice(end, from))
    parts.push(<mark key={parts.length}>{text.slice(from, to)}</mark>)
    end = to
  }
  parts.push(text.slice(end))
  return parts
}
