import {useMemo} from 'react'
import type {Anchor} from '#contract/tree.ts'
import {revealCurrent} from '../enhance/reveal-current.ts'
import styles from './contents-bar.module.css'
import {HeadingList} from './heading-list.tsx'
import {Icon} from './icon.tsx'
import {hasContents, nestAnchors} from '../article/nest-anchors.ts'
import {useCurrentHeading} from './use-current-heading.ts'

interface ContentsBarProps {
  /** Title of the page. */
  title: string
  anchors: readonly Anchor[]
  /** Whether to render the list, which can wait until the text is shown. */
  hasList: boolean
}

/**
 * The headings of the page on narrow screens: a bar below the header, which names the current one
 * and opens their list. `enhance/drop-downs.ts` closes it.
 */
export function ContentsBar({title, anchors, hasList}: ContentsBarProps) {
  const current = useCurrentHeading(anchors)
  const headings = useMemo(() => nestAnchors(anchors, title), [anchors, title])
  if (!hasContents(anchors)) return null
  return (
    <details
      className={`screen-only ${styles.bar}`}
      data-drop-down=""
      onToggle={({currentTarget}) => {
        const list = currentTarget.querySelector('nav')
        if (list) revealCurrent(list)
      }}
    >
      <summary>
        <Icon name="chevron" size={14} />
        <span className={styles.name}>On this page</span>{' '}
        <span className={styles.current}>{current?.title}</span>
      </summary>
      <nav aria-label="On this page" data-scrolls="">
        {hasList && <HeadingList headings={headings} current={current?.id} />}
      </nav>
    </details>
  )
}
