import {memo, useEffect, useRef} from 'react'
import {revealIn} from '../enhance/reveal-current.ts'
import {breakable} from '../article/breakable.tsx'
import type {NestedAnchor} from '../article/nest-anchors.ts'

interface HeadingListProps {
  headings: readonly NestedAnchor[]
  /** URL of their page; empty for the current page. */
  base?: string
  className?: string | undefined
  /** The id of the current heading, which is marked and kept in view. */
  current?: string | undefined
}

/** The headings of a page as links, by their short names. */
export function HeadingList({headings, base = '', className, current}: HeadingListProps) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current]')
    const list = ref.current?.closest<HTMLElement>('[data-scrolls]')
    if (link && list) revealIn(list, link)
  }, [current])
  return (
    <ul ref={ref} className={className}>
      {headings.map(heading => (
        <Item key={heading.id} heading={heading} base={base} current={current} />
      ))}
    </ul>
  )
}

interface ItemProps {
  heading: NestedAnchor
  base: string
  current: string | undefined
}

function Item({heading: {id, label, children}, base, current}: ItemProps) {
  return (
    <li>
      <HeadingLink href={`${base}#${id}`} label={label} isCurrent={id === current} />
      {children.length > 0 && (
        <ul>
          {children.map(child => (
            <Item key={child.id} heading={child} base={base} current={current} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface HeadingLinkProps {
  href: string
  label: string
  isCurrent: boolean
}

/** Memoized, because a long page has a hundred of them. */
const HeadingLink = memo(function HeadingLink({href, label, isCurrent}: HeadingLinkProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'location' : undefined}>
      {breakable(label)}
    </a>
  )
})
