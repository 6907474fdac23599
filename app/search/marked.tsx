import {Fragment, type ReactNode} from 'react'
import type {MarkedText} from './hit.ts'

interface MarkedProps extends MarkedText {
  /** Whether names may break between their words: in titles. */
  breaks?: boolean
}

/** After the dots of a name; between the words of a part only if it is longer than a row. */
const BREAK = /(?<=[\w\]>][.])(?=[\w<])/g
const LONG_PART = /[\w$]{18,}/g
const PART_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z]_)(?=[A-Za-z])/g

/** Text with marked matches. It is never interpreted as HTML. */
export function Marked({text, marks, breaks = false}: MarkedProps) {
  const places = breaks ? listBreaks(text) : []
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

function listBreaks(text: string): number[] {
  const inside = [...text.matchAll(LONG_PART)].flatMap(part =>
    [...part[0].matchAll(PART_BREAK)].map(({index}) => part.index + index),
  )
  return [...[...text.matchAll(BREAK)].map(({index}) => index), ...inside].toSorted((a, b) => a - b)
}
