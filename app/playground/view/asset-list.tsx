import {Fragment} from 'react'
import type {EmittedAsset} from '../protocol.ts'
import styles from './playground.module.css?linked'

interface AssetListProps {
  /** Names of the configurations. If there are several, each has its own list. */
  configs: readonly string[]
  assets: readonly EmittedAsset[]
  /** The files of the project as it was opened. */
  before: readonly EmittedAsset[]
  selected: string | undefined
  select: (path: string) => void
}

/** The emitted files with their sizes, before and after the reader's changes. */
export function AssetList({configs, assets, before, ...choice}: AssetListProps) {
  const gone = before.filter(({path}) => !assets.some(asset => asset.path === path))
  return (
    <>
      {configs.map(config => (
        <Fragment key={config}>
          {configs.length > 1 && <p className={styles['note']}>{config}</p>}
          <ul
            className={styles['assets']}
            data-testid="playground-assets"
            aria-label={configs.length > 1 ? `Emitted files of ${config}` : 'Emitted files'}
          >
            {assets
              .filter(asset => asset.config === config)
              .map(asset => (
                <Asset key={asset.path} asset={asset} before={before} {...choice} />
              ))}
          </ul>
        </Fragment>
      ))}
      {gone.length > 0 && (
        <p className={styles['note']}>No longer emitted: {gone.map(({path}) => path).join(', ')}</p>
      )}
    </>
  )
}

interface AssetProps extends Pick<AssetListProps, 'before' | 'selected' | 'select'> {
  asset: EmittedAsset
}

function Asset({asset: {name, path, size}, before, selected, select}: AssetProps) {
  const {size: sizeBefore} = before.find(other => other.path === path) ?? {}
  return (
    <li data-name={name} data-size={size}>
      <button type="button" aria-pressed={path === selected} onClick={() => select(path)}>
        {path}
      </button>
      <span>{formatSize(size)}</span>
      <span className={styles['change']}>{describeChange(size, sizeBefore)}</span>
    </li>
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
