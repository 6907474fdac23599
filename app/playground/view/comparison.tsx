import {formatSize} from './asset-list.tsx'
import styles from './playground.module.css?linked'
import type {Builds, Contents} from './use-builds.ts'

/** What two configurations emit: which files and bytes differ. */
export function Comparison({compared}: {compared: Builds['compared']}) {
  if (!compared) return <p>Building with both configurations…</p>
  const [first, second] = compared
  const paths = [...new Set([...first.keys(), ...second.keys()])].toSorted()
  return (
    <table className={styles['comparison']}>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">First</th>
          <th scope="col">Second</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {paths.map(path => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{sizeOf(first, path)}</td>
            <td>{sizeOf(second, path)}</td>
            <td>{describe(first.get(path), second.get(path))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sizeOf(contents: Contents, path: string): string {
  const bytes = contents.get(path)
  return bytes ? formatSize(bytes.length) : '–'
}

function describe(first: Uint8Array | undefined, second: Uint8Array | undefined): string {
  if (!first || !second) return first ? 'only first' : 'only second'
  const start = first.findIndex((byte, index) => byte !== second[index])
  if (start === -1 && first.length === second.length) return 'same bytes'
  const change = second.length - first.length
  const size =
    change === 0 ? 'same size' : `${change > 0 ? '+' : '−'}${formatSize(Math.abs(change))}`
  return `${size}, from byte ${start === -1 ? first.length : start}`
}
