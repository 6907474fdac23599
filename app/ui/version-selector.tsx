import {useEffect, useState} from 'react'
import type {Version} from '#contract/nav.ts'
import styles from './version-selector.module.css'

/** Leads to the same place in the documentation of another major version. */
export function VersionSelector({versions}: {versions: readonly Version[]}) {
  const [current] = versions
  const [chosen, setChosen] = useState(current)
  const isLeaving = chosen !== current
  useEffect(() => {
    // A page that comes back from the browser's memory is here, not there.
    const stay = () => setChosen(current)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [current])
  if (versions.length < 2) return null

  const choose = (title: string) => {
    const version = versions.find(known => known.title === title)
    setChosen(version)
    if (!version || version === current) return
    const {pathname, search, hash} = location
    location.assign(new URL(pathname + search + hash, version.url).href)
  }
  return (
    <div className={styles.versions}>
      <select
        aria-label="Version (a choice opens its documentation)"
        value={chosen?.title}
        onChange={event => choose(event.target.value)}
      >
        {versions.map(({title}) => (
          <option key={title}>{title}</option>
        ))}
      </select>
      <span role="status" className={styles.status}>
        {isLeaving && (
          <>
            <span className={styles.spinner} />
            <span className="visually-hidden">Opening {chosen?.title}…</span>
          </>
        )}
      </span>
    </div>
  )
}
