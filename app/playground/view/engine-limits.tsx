import {useState} from 'react'
import {readManifest} from '../engine-files.ts'
import type {EngineManifest} from '../engine-manifest.ts'
import {formatSize} from './asset-list.tsx'
import styles from './playground.module.css?linked'

/** The packages that projects can import, and what works differently than in Node.js. */
export function EngineLimits() {
  const [manifest, setManifest] = useState<EngineManifest>()
  const load = () => void readManifest().then(setManifest, () => undefined) // opening it again retries
  return (
    <details className={styles['examples']} onToggle={load}>
      <summary>Packages, and differences from Node.js</summary>
      {manifest ? <Lists manifest={manifest} /> : <p>Loading…</p>}
    </details>
  )
}

function Lists({manifest: {packages, limits}}: {manifest: EngineManifest}) {
  return (
    <>
      <ul aria-label="Packages">
        {Object.entries(packages).map(([name, {version, transferSize}]) => (
          <li key={name}>
            <code>
              {name} {version}
            </code>
            <span>{formatSize(transferSize)}</span>
          </li>
        ))}
      </ul>
      <ul aria-label="Differences from Node.js">
        {limits.map(({feature, reason}) => (
          <li key={feature}>
            <strong>{feature}</strong> <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
