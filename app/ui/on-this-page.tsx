import {useMemo} from 'react'
import type {Anchor} from '#contract/tree.ts'
import {HeadingList} from './heading-list.tsx'
import {hasContents, nestAnchors} from '../article/nest-anchors.ts'
import styles from './on-this-page.module.css'
import {useCurrentHeading} from './use-current-heading.ts'

interface OnThisPageProps {
  /** Title of the page. */
  title: string
  anchors: readonly Anchor[]
}

/**
 * The headings of the page, next to it on wide screens; the current one is marked. The document marks
 * the first one, because it is read from the top; `enhance/show-current.ts` marks another one
 * if the browser scrolls before the app starts.
 */
export function OnThisPage({title, anchors}: OnThisPageProps) {
  const current = useCurrentHeading(anchors)
  const headings = useMemo(() => nestAnchors(anchors, title), [anchors, title])
  if (!hasContents(anchors)) return <div />
  return (
    <nav
      id="AppOnThisPage"
      className={`screen-only ${styles.toc}`}
      aria-label="On this page"
      tabIndex={-1}
      data-scrolls=""
      data-live={current && ''}
    >
      <p aria-hidden="true">On this page</p>
      <HeadingList headings={headings} current={(current ?? anchors[0])?.id} />
    </nav>
  )
}
