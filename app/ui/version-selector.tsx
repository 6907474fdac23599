import {useEffect, useState} from 'react'
import type {Version} from '#contract/nav.ts'
import styles from './version-selector.module.css'

/** Leads to the same place in the documentation of another major version. */
export function VersionSelector({versions}: {versions: readonly Version[]}) {
  const [current] = versions
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    // A page that comes back from the browser's memory is here, not there.
    const stay = () => setTarget(undefined)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  if (versions.length < 2) return null

  const choose = (version?: Version) => {
    if (!version || version === current) return
    setTarget(version.title)
    const {pathname, search, hash} = location
    location.assign(new URL(pathname + search + hash, version.url).href)
  }
  return (
    <div className={styles.versions}>
      <select
        aria-label="Version (a choice opens its documentation)"
        autoComplete="off" // else the browser chooses again what was chosen before one comes back
        value={target ?? current?.title}
        onChange={event => choose(versions[event.target.selectedIndex])}
      >
        {versions.map(({title}) => (
          <option key={title}>{title}</option>
        ))}
      </select>
      <span role="status" className={styles.status}>
        {target !== undefined && (
          <>
            <span className={styles.spinner} />
            <span className="visually-hidden">Opening {target}…</span>
          </>
        )}
      </span>
    </div>
  )
}
