import styles from './message.module.css'
import {PageTitle} from './page-title.tsx'

interface LoadErrorProps {
  title?: string | undefined
  error: unknown
  retry: () => void
}

/** Error message for a page that could not be loaded. */
export function LoadError({title, error, retry}: LoadErrorProps) {
  return (
    <div className={styles.message}>
      {title !== undefined && <PageTitle>{title}</PageTitle>}
      <p role="alert">
        <strong>Error loading content.</strong>
      </p>
      <p>{adviceFor(error)}</p>
      <button type="button" className="primary screen-only" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

function adviceFor(error: unknown): string {
  if (!navigator.onLine) return 'You are offline, and this page is not stored on this device.'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'MODULE_NOT_FOUND') return 'This page was removed, or is not published yet.'
  return 'The connection or the server failed. Try again in a moment.'
}
