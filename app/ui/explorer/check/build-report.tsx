import {memo, type ReactElement} from 'react'
import type {Defaults} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'
import type {Facts} from '#contract/webpack.ts'
import styles from '../explorer.module.css?linked'
import {checkConfig, type Finding} from './check-config.ts'

/** The result of a check, ready to be shown. */
export interface CheckReport {
  readonly summary: string
  readonly list: ReactElement
  /** The settings of the configuration. */
  readonly settings: DefaultSettings
}

export interface CheckInput {
  readonly text: string
  readonly options: Facts
  readonly defaults: Defaults
  /** Shows an option in the list. */
  readonly select: (name: string) => void
}

/** Checks a configuration. */
export function buildReport({text, options, defaults, select}: CheckInput): CheckReport {
  const {findings, more, settings} = checkConfig(text, options, defaults)
  return {
    summary: describeCount(findings.length + more),
    list: <Findings findings={findings} more={more} select={select} />,
    settings,
  }
}

function describeCount(count: number): string {
  if (count === 0) return 'Nothing was found.'
  return count === 1 ? '1 thing was found:' : `${count.toLocaleString('en-US')} things were found:`
}

const labels: Readonly<Record<Finding['kind'], string>> = {
  syntax: 'Not readable',
  unknown: 'Unknown option',
  removed: 'Removed option',
  value: 'Wrong value',
  deprecated: 'Deprecated',
  default: 'Same as the default',
}

interface FindingsProps {
  findings: readonly Finding[]
  /** The number of findings that are not listed. */
  more: number
  select: (name: string) => void
}

/** Rendered here, so that the bundler needs no additional file for shared code. */
const Findings = memo(function Findings({findings, more, select}: FindingsProps) {
  return (
    <ul className={styles['findings']}>
      {findings.map(({kind, line, message, options}, index) => (
        <li key={index}>
          <strong>
            Line {line}: {labels[kind]}.
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
