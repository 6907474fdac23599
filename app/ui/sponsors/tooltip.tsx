import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import {need} from '#contract/private/need.ts'
import styles from './sponsor-groups.module.css?linked'

/** Minimum distance between the tooltip and the edges of the window, in pixels. */
const MARGIN = 8

/**
 * Opens a tooltip while the pointer is on the item or on the tooltip in it, and while the link has
 * keyboard focus. Escape closes it until the next time.
 */
export function useTooltip() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isOpen: isHovered || isFocused,
    close: () => {
      setIsHovered(false)
      setIsFocused(false)
    },
    onItem: {
      onPointerEnter: ({pointerType}: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    onLink: {
      onFocus: ({target}: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

/** The name of the parent element, above it, or below it if the window has no room above. */
export function Tooltip({children, close}: {children: string; close: () => void}) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (ref.current) place(ref.current)
  }, [])
  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [close])
  return (
    <span role="tooltip" className={styles.tooltip} ref={ref}>
      {children}
    </span>
  )
}

/** Moves the tooltip sideways into the window, and below its parent if the header would cover it. */
function place(tooltip: HTMLElement): void {
  const root = tooltip.ownerDocument.documentElement
  const header = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const {left, right, top} = tooltip.getBoundingClientRect()
  const shift = Math.max(MARGIN - left, Math.min(0, root.clientWidth - MARGIN - right))
  tooltip.style.setProperty('--shift', `${shift}px`)
  tooltip.classList.toggle(need(styles.below, 'class'), top < header)
}
