import {memo} from 'react'
import styles from './explorer.module.css?linked'
import type {Finding} from '#contract/private/config-check/list-findings.ts'

/** Maximum number of findings that are listed; the others are counted. */
const MAX_SHOWN = 100

const labels: Readonly<Record<Finding['kind'], string>> = {
  rejected: 'Rejected',
  ignored: 'Without effect',
  replaced: 'Replaces a default list',
  deprecated: 'Deprecated',
  default: 'Same as the default',
}

interface FindingListProps {
  findings: readonly Finding[]
  /** Shows an option in the list. */
  select: (name: string) => void
}

export const FindingList = memo(function FindingList({findings, select}: FindingListProps) {
  const more = findings.length - MAX_SHOWN
  return (
    <ul className={styles['findings']}>
      {findings.slice(0, MAX_SHOWN).map(({kind, line, message, options}, index) => (
        <li key={index}>
          <strong>
            {line !== undefined && `Line ${line}: `}
            {labels[kind]}.
          </strong>{' '}
          {message}{' '}
          <span className={styles['ways']}>
            {options.map(name => (
              <button
                key={name}
                type="button"
                className={styles['way']}
                onClick={() => select(name)}
              >
                Look up {name}
              </button>
            ))}
          </span>
        </li>
      ))}
      {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
    </ul>
  )
})
