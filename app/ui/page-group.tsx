import {useEffect, useRef, useState, type ReactNode} from 'react'
import styles from './page-group.module.css'

interface PageGroupProps {
  title: string
  /** Whether it contains the current page. */
  isCurrent: boolean
  /** URL of the current page. */
  current: string
  children: ReactNode
}

/**
 * Pages behind the heading of their group, without a script. It opens when the current page is in it,
 * and else stays as the reader left it: nothing moves away from the pointer.
 */
export function PageGroup({title, isCurrent, current, children}: PageGroupProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const shown = useRef(current)
  const [isOpenAtFirst] = useState(isCurrent)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (isCurrent && ref.current) ref.current.open = true
  }, [isCurrent, current])
  return (
    <li className={styles.group}>
      <details open={isOpenAtFirst} ref={ref}>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}
