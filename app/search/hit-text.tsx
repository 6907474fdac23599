import {Fragment, type ReactNode} from 'react'
import type {MarkedText, SearchHit} from '../../search/hit.ts'

interface HitTextProps extends SearchHit {
  /** Whether this is a stored search result, whose matches are not marked. */
  isStored: boolean
  /** Whether the hit above already shows the page. */
  isContinued: boolean
}

/** The headings and the excerpt of a hit, with marked matches. */
export function HitText({isStored, isContinued, ...section}: HitTextProps) {
  const {title, headings, excerpt, defaultValue} = isStored ? withoutMarks(section) : section
  // Pages of several sections have the same title; results are below the name of theirs.
  const group = isStored ? [{text: section.group, marks: []}] : []
  const name = headings.at(-1) ?? title
  const path = [...group, ...(isContinued ? headings : [title, ...headings])]
    .slice(0, -1)
    .filter((part, index, all) => !isRepeated(part, [...all.slice(index + 1, index + 2), name]))
  return (
    <>
      <b>
        <Marked {...name} breaks />
      </b>
      {(path.length > 0 || defaultValue !== undefined) && (
        <small>
          {path.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' › '}
              <Marked {...part} breaks />
            </Fragment>
          ))}
          {defaultValue !== undefined && (
            <span>
              {path.length > 0 && ' · '}Default: <code>{defaultValue}</code>
            </span>
          )}
        </small>
      )}
      {excerpt.text !== '' && (
        <span>
          <Marked {...excerpt} />
        </span>
      )}
    </>
  )
}

/** Whether a name equals a name below it, or its beginning: `cache` above `cache.type`. */
function isRepeated({text}: MarkedText, below: readonly MarkedText[]): boolean {
  const name = text.toLowerCase()
  return below.some(each => {
    const other = each.text.toLowerCase()
    return other === name || other.startsWith(`${name}.`)
  })
}

function withoutMarks({title, headings}: SearchHit): Omit<SearchHit, 'url' | 'group'> {
  const plain = ({text}: MarkedText) => ({text, marks: []})
  return {title: plain(title), headings: headings.map(plain), excerpt: {text: '', marks: []}}
}

interface MarkedProps extends MarkedText {
  /** Whether names may break between their words: in titles. */
  breaks?: boolean
}

/** Text with marked matches. It is never interpreted as HTML. */
function Marked({text, marks, breaks = false}: MarkedProps) {
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

/** After the dots of a name; between the words of a part only if it is longer than a row. */
const BREAK = /(?<=[\w\]>][.])(?=[\w<])/g
const LONG_PART = /[\w$]{18,}/g
const PART_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z]_)(?=[A-Za-z])/g

function listBreaks(text: string): number[] {
  const inside = [...text.matchAll(LONG_PART)].flatMap(part =>
    [...part[0].matchAll(PART_BREAK)].map(({index}) => part.index + index),
  )
  return [...[...text.matchAll(BREAK)].map(({index}) => index), ...inside].toSorted((a, b) => a - b)
}
