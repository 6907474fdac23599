import {useCallback, useEffect, useState} from 'react'
import {endpoints} from '#contract/endpoints.ts'
import type {Explorer, ExplorerProps} from './explorer/explorer.tsx'
import styles from './explorer-frame.module.css'

/** The explorer and its data, which are loaded after the page. */
export interface LoadedExplorer extends Pick<ExplorerProps, 'options' | 'defaults'> {
  readonly Explorer: typeof Explorer
}

interface ExplorerFrameProps extends Pick<ExplorerProps, 'query' | 'setQuery'> {
  load: () => Promise<LoadedExplorer>
}

/** The explorer, or a message while it loads or if it could not be loaded. */
export function ExplorerFrame({load, query, setQuery}: ExplorerFrameProps) {
  const [loaded, setLoaded] = useState<LoadedExplorer>()
  const [hasFailed, setHasFailed] = useState(false)
  const start = useCallback(() => void load().then(setLoaded, () => setHasFailed(true)), [load])
  useEffect(start, [start])
  const retry = () => {
    setHasFailed(false)
    start()
  }

  if (loaded) {
    const {Explorer: LoadedView, options, defaults} = loaded
    return <LoadedView options={options} defaults={defaults} query={query} setQuery={setQuery} />
  }
  return (
    <div className={styles.frame} data-tool="explorer">
      <noscript>
        <p>
          The explorer needs JavaScript. Without it, look up an option in{' '}
          <a href="/configuration/">Configuration</a>, or read the data that the explorer shows:{' '}
          <a href={`/${endpoints.webpack('options')}`}>the options</a> and{' '}
          <a href={`/${endpoints.defaults}`}>their defaults</a>.
        </p>
      </noscript>
      {hasFailed ? (
        <p role="alert">
          The explorer could not be loaded. Check the connection.{' '}
          <button type="button" className={styles.button} onClick={retry}>
            Try again
          </button>
        </p>
      ) : (
        <p className={styles.loading}>Loading the options …</p>
      )}
    </div>
  )
}
