import {useEffect, useState, type RefObject} from 'react'
import type {Sponsors} from '#contract/people.ts'
import {whenNear} from '../../enhance/when-near.ts'

/** Source of the sponsors. */
export interface SponsorSource {
  /** Loads the sponsors; a call after a failure tries again. */
  load(signal: AbortSignal): Promise<Sponsors>
  /** The sponsors, if they were loaded before. */
  readonly loaded: Sponsors | undefined
  /** Date of a snapshot that was out of date when the site was built. It is not loaded. */
  readonly outdated?: string | undefined
  /** Days after which a snapshot is too old to be shown; a year if absent. */
  readonly maxAge?: number | undefined
}

/** Pixels between the window and the section at which it begins to load. */
const AHEAD = 600

/** Loads the sponsors when the reader scrolls near the section, or follows a link to it. */
export function useSponsors({load, loaded}: SponsorSource, section: RefObject<Element | null>) {
  const [result, setResult] = useState<Sponsors | 'failed' | undefined>(loaded)
  useEffect(() => {
    if (!section.current || result) return undefined
    const controller = new AbortController()
    const {signal} = controller
    const start = () => {
      load(signal).then(setResult, () => {
        if (!signal.aborted) setResult('failed')
      })
    }
    const distance = location.hash === '#sponsors' ? 1e6 : AHEAD
    const stop = whenNear(section.current, distance, start)
    return () => {
      stop()
      controller.abort()
    }
  }, [load, result, section])
  return {result, retry: () => setResult(undefined)}
}
