import {useEffect, useMemo, useState} from 'react'
import {listUpdates, type Update} from '#contract/compare-history.ts'
import type {History, Releases} from '#contract/history.ts'
import type {CheckConfig, CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {minorsOf, versionsOf} from '#contract/private/release-list.ts'
import type {Facts} from '#contract/webpack.ts'
import {ConfigField} from '../config-check/config-field.tsx'
import {useConfigCheck, type ConfigCheck} from '../config-check/use-config-check.ts'
import {createSetTest} from './find-set-facts.ts'
import {formatUpdates, groupUpdates} from './group-updates.ts'
import {readQuery} from './read-query.ts'
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
  /** Reads a configuration with webpack. */
  checkConfig: CheckConfig
}

/** Lists what changes between two versions that a reader chooses. */
export function Versions(props: VersionsProps) {
  const {releases, query, setQuery, ownVersion} = props
  const versions = useMemo(() => versionsOf('webpack', releases), [releases])
  const minors = useMemo(() => minorsOf(versions).toReversed(), [versions])
  const [from, to] = readQuery(query, minors, ownVersion)
  const check = useConfigCheck(props.checkConfig)
  const {groups, count, isOfConfig} = useGroups(props, {from, to, configs: check.checked?.configs})
  const choose = (next: {from?: string; to?: string}) => {
    const chosen = new URLSearchParams({from, to, ...next})
    setQuery(`?${chosen}`)
  }

  return (
    <section className={styles['versions']} aria-label="What changes">
      <div className={`screen-only ${styles['form']}`}>
        <Choice label="From" value={from} minors={minors} choose={value => choose({from: value})} />
        <Choice label="To" value={to} minors={minors} choose={value => choose({to: value})} />
      </div>
      <OwnConfig check={check} isApplied={isOfConfig} />
      <p role="status" className={styles['count']}>
        {countText(groups, {from, to})}
      </p>
      {groups.length > 0 && (
        <CopyButton
          key={`${from} ${to} ${count}`}
          text={formatUpdates(groups, {from, to, site: location.origin, versions})}
        />
      )}
      {groups.map(({kind, title, updates: list}) => (
        <UpdateList key={kind} title={title} updates={list} versions={versions} />
      ))}
    </section>
  )
}

function OwnConfig({check, isApplied}: {check: ConfigCheck; isApplied: boolean}) {
  return (
    <details className={`screen-only ${styles['config']}`}>
      <summary>Only the options of my configuration</summary>
      <ConfigField
        check={check}
        summary={isApplied ? 'The list shows only what your configuration sets.' : undefined}
      >
        Paste a configuration. webpack reads it in a sandbox of this browser; it isn’t sent
        anywhere.
      </ConfigField>
    </details>
  )
}

/** The updates between two versions; if there are configurations, only those that affect them. */
function useGroups(
  {history, loadOptions}: Pick<VersionsProps, 'history' | 'loadOptions'>,
  {from, to, configs}: {from: string; to: string; configs: readonly CheckedConfig[] | undefined},
) {
  const options = useOptions(configs !== undefined, loadOptions)
  const found = useMemo(() => listUpdates(history, {from, to}), [history, from, to])
  const isSet = useMemo(
    () => (configs && options ? createSetTest(configs, options) : undefined),
    [configs, options],
  )
  const updates = isSet ? found.filter(({id}) => isSet(id)) : found
  return {groups: groupUpdates(updates), count: updates.length, isOfConfig: isSet !== undefined}
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

/** Loads the options once there is a configuration. */
function useOptions(isNeeded: boolean, load: () => Promise<Facts>): Facts | undefined {
  const [options, setOptions] = useState<Facts>()
  const isMissing = isNeeded && options === undefined
  useEffect(() => {
    if (isMissing) load().then(setOptions, () => undefined) // the next check tries again
  }, [isMissing, load])
  return options
}

function countText(
  groups: ReadonlyArray<{title: string; updates: readonly Update[]}>,
  {from, to}: {from: string; to: string},
): string {
  if (groups.length === 0) return `Nothing changes from webpack ${from} to ${to}.`
  const counts = groups.map(({title, updates}) => `${updates.length} ${title.toLowerCase()}`)
  return `From webpack ${from} to ${to}: ${counts.join(', ')}.`
}
