import {Fragment, type ReactNode} from 'react'
import type {MarkedText} from './hit.ts'

interface MarkedProps extends MarkedText {
  /** Whether names may break between their words: in titles. */
  breaks?: boolean
}

/** Between the words of a name: `output.` and `path`, `split` and `Chunks`. */
const BREAK = /(?<=[a-z])(?=[A-Z])|(?<=[\w\]][._])(?=\w)/g

/** Text with marked matches. It is never interpreted as HTML. */
export function Marked({text, marks, breaks = false}: MarkedProps) {
  const places = breaks ? [...text.matchAll(BREAK)].map(({index}) => index) : []
  const show = (from: number, to: number) => {
    const cuts = places.filter(place => place >= from && place < to)
    return [from, ...cuts].map((start, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {text.slice(start, cuts[index] ?? to)}
      </Fragment>
    ))
  }
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    if (from < end || to > text.length) continue
    if (from > end) parts.push(<Fragment key={parts.length}>{show(end, from)}</Fragment>)
    parts.push(<mark key={parts.length}>{show(from, to)}</mark>)
    end = to
  }
  parts.push(<Fragment key={parts.length}>{show(end, text.length)}</Fragment>)
  return parts
}
