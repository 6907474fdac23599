import {useEffect, useRef, useState} from 'react'
import styles from './contributors.module.css'

/** Side of the requested image in pixels; it is shown at half that size. */
const AVATAR_SIZE = 90

/** Milliseconds between two checks whether the grid is in view. */
const CHECK_INTERVAL_MS = 300

/** People who worked on earlier versions of the page. Their images load when they come into view. */
export function Contributors({names}: {names: readonly string[]}) {
  const ref = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return undefined
    return whenSeen(ref.current, () => setIsSeen(true))
  }, [isSeen])
  if (names.length === 0) return null

  return (
    <section
      className={`screen-only ${styles.contributors}`}
      aria-labelledby="AppContributors"
      data-testid="contributors"
      ref={ref}
    >
      <h2 id="AppContributors">
        {names.length} {names.length === 1 ? 'Contributor' : 'Contributors'}
      </h2>
      <p>They worked on earlier versions of this page.</p>
      <ul>
        {names.map(name => (
          <li key={name}>
            <a href={`https://github.com/${name}`} title={name}>
              <Avatar name={name} isSeen={isSeen} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its styles draw a person, whom the image covers once it has loaded. */
function Avatar({name, isSeen}: {name: string; isSeen: boolean}) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  return (
    <span className={styles.avatar}>
      {isSeen && state !== 'failed' ? (
        <img
          className={state === 'loading' ? styles.loading : undefined}
          src={`https://github.com/${name}.png?size=${AVATAR_SIZE}`}
          alt={name}
          width={AVATAR_SIZE / 2}
          height={AVATAR_SIZE / 2}
          referrerPolicy="no-referrer"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      ) : (
        <span className="visually-hidden">{name}</span>
      )}
    </span>
  )
}

/** Calls back once when the element comes into view; checks at most every 300 ms. */
function whenSeen(element: Element, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isVisible = false
  const observer = new IntersectionObserver(entries => {
    isVisible = entries.some(entry => entry.isIntersecting)
    timer ??= setTimeout(() => {
      timer = undefined
      if (isVisible) callback()
    }, CHECK_INTERVAL_MS)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
