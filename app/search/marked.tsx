import type {ReactNode} from 'react'
import type {MarkedText} from './hit.ts'

/** A text in which what was found is marked. It is never taken for HTML. */
export function Marked({text, marks}: MarkedText) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    if (from < end || to > text.length) continue
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
