import {useState, type ReactNode} from 'react'
import type {Update} from '#contract/compare-history.ts'
import {describeUpdate, nameOf} from './group-updates.ts'
import styles from './versions.module.css?linked'

/** Number of updates that are rendered at first. */
const STEP = 60

interface UpdateListProps {
  title: string
  updates: readonly Update[]
  /** All versions of the package. */
  versions: readonly string[]
}

/** The updates of a kind. */
export function UpdateList({title, updates, versions}: UpdateListProps) {
  const [limit, setLimit] = useState(STEP)
  const rest = updates.length - limit
  return (
    <>
      <h2>
        {title} <span className={styles['number']}>{updates.length}</span>
      </h2>
      <ul className={styles['list']}>
        {updates.slice(0, limit).map(update => (
          <Item
            key={`${update.id} ${update.change?.field ?? ''}`}
            update={update}
            versions={versions}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="screen-only" onClick={() => setLimit(updates.length)}>
          Show {rest} more
        </button>
      )}
    </>
  )
}

function Item({update, versions}: {update: Update; versions: readonly string[]}) {
  const {kind, name} = nameOf(update.id)
  const {url} = update.history
  const code = <code>{name}</code>
  return (
    <li>
      {url === undefined ? code : <a href={url}>{code}</a>}{' '}
      <span className={styles['kind']}>{kind}</span>
      <span className={styles['details']}>
        {describeUpdate(update, versions).map((part, index): ReactNode =>
          typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
        )}
      </span>
    </li>
  )
}

/** Copies the list as Markdown. */
export function CopyButton({text}: {text: string}) {
  const [state, setState] = useState('Copy as Markdown')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('Copied'),
      () => setState('The browser does not allow copying'),
    )
  return (
    <button type="button" className="screen-only" onClick={() => void copy()}>
      {state}
    </button>
  )
}
