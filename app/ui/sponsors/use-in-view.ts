import {useEffect, useState, type RefObject} from 'react'
import {whenNear} from '../../enhance/when-near.ts'

/** Pixels below the window at which images begin to load. */
const AHEAD = 100

/** Whether the element has come into view; it then stays true. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current || isInView) return undefined
    return whenNear(ref.current, AHEAD, () => setIsInView(true))
  }, [ref, isInView])
  return isInView
}
