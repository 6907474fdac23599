import {useEffect, useMemo, useState} from 'react'
import {listUpdates, type Update} from '#contract/compare-history.ts'
import type {History, Releases} from '#contract/history.ts'
import type {Facts} from '#contract/webpack.ts'
import {findSetFacts} from './find-set-facts.ts'
import {formatUpdates, groupUpdates} from './group-updates.ts'
import {listMinors, readQuery} from './read-query.ts'
import {CopyButton, UpdateList} from './update-list.tsx'
import styles, {href} from './versions.module.css?linked'

/** URL of the styles; they are loaded together with the component. */
export const stylesHref = href

export interface VersionsProps {
  history: History
  releases: Releases
  /** The query of the URL. */
  query: string
  setQuery: (query: string) => void
  /** The version that the reader chose for all pages. */
  ownVersion: string | undefined
  /** Loads the options, which reading a configuration needs. */
  loadOptions: () => Promise<Facts>
}

/** Lists what changes between two versions that a reader chooses. */
export function Versions(props: VersionsProps) {
  const {releases, query, setQuery, ownVersion} = props
  const minors = useMemo(() => listMinors(releases), [releases])
  const [from, to] = readQuery(query, minors, ownVersion)
  const [config, setConfig] = useState('')
  const {groups, count, error} = useGroups(props, {from, to, config})
  const choose = (next: {from?: string; to?: string}) => {
    const chosen = new URLSearchParams({from, to, ...next})
    setQuery(`?${chosen}`)
  }

  return (
    <section className={styles['versions']} aria-label="What changes">
      <div className={styles['form']}>
        <Choice label="From" value={from} minors={minors} choose={value => choose({from: value})} />
        <Choice label="To" value={to} minors={minors} choose={value => choose({to: value})} />
      </div>
      <ConfigInput config={config} setConfig={setConfig} error={error} />
      <p role="status" className={styles['count']}>
        {countText(groups, {from, to})}
      </p>
      {groups.length > 0 && (
        <CopyButton
          key={`${from} ${to} ${count}`}
          text={formatUpdates(groups, {from, to, site: location.origin})}
        />
      )}
      {groups.map(({kind, title, updates: list}) => (
        <UpdateList key={kind} title={title} updates={list} />
      ))}
    </section>
  )
}

/** The updates between two versions, perhaps only those of a configuration. */
function useGroups(
  {history, loadOptions}: Pick<VersionsProps, 'history' | 'loadOptions'>,
  {from, to, config}: {from: string; to: string; config: string},
) {
  const options = useOptions(config, loadOptions)
  const found = useMemo(() => listUpdates(history, {from, to}), [history, from, to])
  const set = options && config.trim() !== '' ? findSetFacts(config, options) : undefined
  const error = set && 'error' in set ? set.error : undefined
  const updates = set && !('error' in set) ? found.filter(({id}) => isSet(id, set)) : found
  return {groups: groupUpdates(updates), count: updates.length, error}
}

interface ConfigInputProps {
  config: string
  setConfig: (config: string) => void
  error: string | undefined
}

function ConfigInput({config, setConfig, error}: ConfigInputProps) {
  return (
    <details className={styles['config']}>
      <summary>Only the options of my configuration</summary>
      <label>
        Configuration
        <textarea
          rows={8}
          spellCheck={false}
          value={config}
          onChange={({currentTarget}) => setConfig(currentTarget.value)}
        />
      </label>
      {error !== undefined && <p role="alert">{error}</p>}
    </details>
  )
}

interface ChoiceProps {
  label: string
  value: string
  minors: readonly string[]
  choose: (value: string) => void
}

function Choice({label, value, minors, choose}: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({currentTarget}) => choose(currentTarget.value)}>
        {(minors.includes(value) ? minors : [value, ...minors]).map(minor => (
          <option key={minor} value={minor}>
            {minor}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Loads the options once there is a configuration to read. */
function useOptions(config: string, load: () => Promise<Facts>): Facts | undefined {
  const [options, setOptions] = useState<Facts>()
  const isNeeded = config !== '' && options === undefined
  useEffect(() => {
    if (isNeeded) load().then(setOptions, () => undefined) // typing more tries again
  }, [isNeeded, config, load])
  return options
}

/** An option that is set, one that holds it, or one within it. */
function isSet(id: string, set: ReadonlySet<string>): boolean {
  return [...set].some(
    each => each === id || id.startsWith(`${each}.`) || id.startsWith(`${each}[`),
  )
}

function countText(
  groups: ReadonlyArray<{title: string; updates: readonly Update[]}>,
  {from, to}: {from: string; to: string},
): string {
  if (groups.length === 0) return `Nothing changes from webpack ${from} to ${to}.`
  const counts = groups.map(({title, updates}) => `${updates.length} ${title.toLowerCase()}`)
  return `From webpack ${from} to ${to}: ${counts.join(', ')}.`
}
