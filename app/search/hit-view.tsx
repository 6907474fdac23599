import {Children, isValidElement, type ReactNode} from 'react'
import type {MarkedText, SearchHit} from './hit.ts'
import {Marked} from './marked.tsx'

interface HitViewProps {
  hit: {url: string}
  /** What DocSearch would show: an icon, texts as HTML, and what can be done. */
  children: ReactNode
}

/** A result, or a page that was found before. The reader's keys choose it, so it is no tab stop. */
export function HitView({hit, children}: HitViewProps) {
  const section = sectionOf(hit)
  const parts = partsOf(children)
  const isStored = parts.some(holdsButton)
  const isContinued = !isStored && 'isContinued' in hit && hit.isContinued === true
  return (
    <a href={hit.url} tabIndex={-1} data-continued={isContinued || undefined}>
      <div className="DocSearch-Hit-Container">
        {parts.at(0)}
        <div className="DocSearch-Hit-content-wrapper">
          {section ? <Section {...section} {...{isStored, isContinued}} /> : hit.url}
        </div>
        {parts.slice(1).filter(isAction)}
      </div>
    </a>
  )
}

interface SectionProps extends SearchHit {
  /** What was found is of no interest any more. */
  isStored: boolean
  /** The page has been named. */
  isContinued: boolean
}

function Section({isStored, isContinued, ...section}: SectionProps) {
  const {title, headings, excerpt} = isStored ? withoutMarks(section) : section
  const path = [...(isContinued ? [] : [title]), ...headings.slice(0, -1)]
  const isPage = headings.length === 0
  return (
    <>
      <span className="DocSearch-Hit-title">
        <Marked {...(headings.at(-1) ?? title)} />
      </span>
      {!isPage && path.length > 0 && (
        <span className="DocSearch-Hit-path">
          {path.map((part, index) => (
            <span key={index}>
              <Marked {...part} />
            </span>
          ))}
        </span>
      )}
      {excerpt.text !== '' && (
        <span className="search-excerpt">
          <Marked {...excerpt} />
        </span>
      )}
    </>
  )
}

function withoutMarks({
  title,
  headings,
}: SearchHit): Pick<SearchHit, 'title' | 'headings' | 'excerpt'> {
  const plain = ({text}: MarkedText) => ({text, marks: []})
  return {title: plain(title), headings: headings.map(plain), excerpt: plain({text: '', marks: []})}
}

/** What this version stored; an older one may have stored something else. */
function sectionOf(hit: object): SearchHit | undefined {
  return 'section' in hit && isSection(hit.section) ? hit.section : undefined
}

function isSection(value: unknown): value is SearchHit {
  if (typeof value !== 'object' || value === null) return false
  if (!('title' in value && 'headings' in value && 'excerpt' in value)) return false
  const {title, headings, excerpt} = value
  return Array.isArray(headings) && [title, excerpt, ...headings].every(isMarked)
}

function isMarked(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'marks' in value &&
    Array.isArray(value.marks)
  )
}

function partsOf(children: ReactNode): ReactNode[] {
  if (!isValidElement<{children?: ReactNode}>(children)) return []
  return Children.toArray(children.props.children)
}

/** Of the parts of DocSearch, the texts and the badge are shown by us or not at all. */
function isAction(part: ReactNode): boolean {
  return isValidElement(part) && typeof part.type !== 'function'
}

/** Only what was found before can be kept or removed. */
function holdsButton(part: ReactNode): boolean {
  if (!isValidElement<{children?: ReactNode}>(part)) return false
  return part.type === 'button' || Children.toArray(part.props.children).some(holdsButton)
}
