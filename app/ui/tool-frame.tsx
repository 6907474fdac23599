import {useCallback, useEffect, useState, type ReactNode} from 'react'
import styles from './tool-frame.module.css'

interface ToolFrameProps<Loaded> {
  /** `explorer` */
  name: string
  /** Loads the tool and its data; the same function for the same tool. */
  load: () => Promise<Loaded>
  /** Shown without scripts. */
  fallback: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** A tool that is loaded after its page, or a message while it loads or if it could not be loaded. */
export function ToolFrame<Loaded>({name, load, fallback, children}: ToolFrameProps<Loaded>) {
  const [loaded, setLoaded] = useState<{value: Loaded}>()
  const [hasFailed, setHasFailed] = useState(false)
  const start = useCallback(
    () =>
      void load().then(
        value => setLoaded({value}),
        () => setHasFailed(true),
      ),
    [load],
  )
  useEffect(start, [start])
  const retry = () => {
    setHasFailed(false)
    start()
  }

  if (loaded) return children(loaded.value)
  return (
    <div className="screen-only" data-tool={name}>
      <noscript>{fallback}</noscript>
      {hasFailed ? (
        <p role="alert">
          The {name} could not be loaded. Check the connection.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      ) : (
        <div className={`scripted ${styles.loading}`}>
          <p>Loading the {name}…</p>
          <progress aria-label={`Loading the ${name}`} />
        </div>
      )}
    </div>
  )
}
