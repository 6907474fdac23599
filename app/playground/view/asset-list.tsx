import type {EmittedAsset} from '../protocol.ts'
import styles from './playground.module.css?linked'

interface AssetListProps {
  assets: readonly EmittedAsset[]
  /** The files of the project as it was opened. */
  before: readonly EmittedAsset[]
  selected: string | undefined
  select: (path: string) => void
}

/** The emitted files with their sizes, before and after the reader's changes. */
export function AssetList({assets, before, selected, select}: AssetListProps) {
  const sizes = new Map(before.map(({path, size}) => [path, size]))
  const gone = before.filter(({path}) => !assets.some(asset => asset.path === path))
  return (
    <>
      <ul className={styles['assets']} data-testid="playground-assets" aria-label="Emitted files">
        {assets.map(({name, path, size}) => (
          <li key={path} data-name={name} data-size={size}>
            <button type="button" aria-pressed={path === selected} onClick={() => select(path)}>
              {path}
            </button>
            <span>{formatSize(size)}</span>
            <span className={styles['change']}>{describeChange(size, sizes.get(path))}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className={styles['note']}>No longer emitted: {gone.map(({path}) => path).join(', ')}</p>
      )}
    </>
  )
}

/** `1,234 bytes`; large sizes in KB. */
export function formatSize(bytes: number): string {
  if (bytes < 10_000) return `${bytes.toLocaleString('en-US')} bytes`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function describeChange(size: number, before: number | undefined): string {
  if (before === undefined) return 'new'
  if (size === before) return ''
  return `${size > before ? '+' : '−'}${formatSize(Math.abs(size - before))}, was ${formatSize(before)}`
}
