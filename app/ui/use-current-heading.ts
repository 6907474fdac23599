import {useEffect, useState} from 'react'
import type {Anchor} from '#contract/tree.ts'
import {findCurrentHeading} from '../enhance/current-heading.ts'

/** The current heading, once the document is shown; see `enhance/current-heading.ts`. */
export function useCurrentHeading(headings: readonly Anchor[]): Anchor | undefined {
  const [current, setCurrent] = useState<Anchor>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(findCurrentHeading(headings))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    document.addEventListener('scroll', onScroll, {passive: true})
    onScroll()
    return () => {
      document.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [headings])
  return current
}
