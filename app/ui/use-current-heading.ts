import {useEffect, useState} from 'react'
import type {Anchor} from '#contract/tree.ts'

/**
 * The current heading: the last one that starts in the upper third of the window or above. Above the
 * first heading, it is the first one.
 */
export function useCurrentHeading(headings: readonly Anchor[]): Anchor | undefined {
  const [current, setCurrent] = useState<Anchor>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 3
      const last = headings.findLast(({id}) => isAbove(document.getElementById(id), line))
      setCurrent(last ?? headings[0])
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

/** To ask for the place of a heading would lay out its section, which may be far below. */
function isAbove(heading: HTMLElement | null, line: number): boolean {
  if (heading === null) return false
  const section = heading.closest('.article > *')
  const isNear = section === null || section.getBoundingClientRect().top < line
  return isNear && heading.getBoundingClientRect().top < line
}
