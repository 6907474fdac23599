import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react'
import type {Defaults} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'
import type {CheckConfig} from '#contract/private/config-check/checked-config.ts'
import type {Facts} from '#contract/webpack.ts'
import {ConfigCheckForm} from './config-check-form.tsx'
import {ConfigCopy} from './config-copy.tsx'
import styles, {href} from './explorer.module.css?linked'
import {formatState, parseState, type ExplorerState} from './explorer-state.ts'
import {filterOptions, listOptions} from './list-options.ts'
import {OptionFilter} from './option-filter.tsx'
import {OptionList} from './option-list.tsx'
import {SettingsForm} from './settings-form.tsx'

/** URL of the styles; they are loaded together with the component. */
export const stylesHref = href

/** Milliseconds without another change after which the URL shows the state. */
const URL_DELAY_MS = 300

export interface ExplorerProps {
  options: Facts
  defaults: Defaults
  /** Reads a configuration with webpack. */
  checkConfig: CheckConfig
  /** The query of the URL. */
  query: string
  setQuery: (query: string) => void
}

/** Shows the defaults of all options with the settings that a reader chooses. */
export function Explorer({options, defaults, checkConfig, query, setQuery}: ExplorerProps) {
  const {state, change, pinned} = useExplorerState({defaults, query, setQuery})
  const {settings, search, isChangedOnly, option} = state
  const {rows, matching} = useMatchingOptions({options, defaults}, state)
  const shown = useDeferredValue(matching)
  const choose = useCallback((next: DefaultSettings) => change({settings: next}), [change])
  const select = useCallback((name: string | undefined) => change({option: name}), [change])
  const show = useCallback(
    (name: string) => change({search: name, isChangedOnly: false, option: name}),
    [change],
  )

  return (
    <div className={`screen-only ${styles['explorer']}`}>
      <SettingsForm defaults={defaults} settings={settings} choose={choose} />
      <ConfigCopy settings={settings} />
      <ConfigCheckForm options={options} checkConfig={checkConfig} choose={choose} select={show} />
      <section aria-labelledby="explorer-options">
        <h2 id="explorer-options">Options</h2>
        <OptionFilter
          search={search}
          isChangedOnly={isChangedOnly}
          count={{matching: matching.length, all: rows.length}}
          change={change}
        />
        <OptionList
          rows={shown}
          filter={`${search} ${isChangedOnly}`}
          pinned={rows.find(({name}) => name === pinned)}
          selected={option}
          select={select}
          defaults={defaults}
          settings={settings}
          choose={choose}
        />
      </section>
    </div>
  )
}

/** All options with their values, and those that the filter lets through. */
function useMatchingOptions(
  {options, defaults}: Pick<ExplorerProps, 'options' | 'defaults'>,
  {settings, search, isChangedOnly}: ExplorerState,
) {
  const rows = useMemo(
    () => listOptions(options.facts, defaults, settings),
    [options, defaults, settings],
  )
  const matching = useMemo(
    () => filterOptions(rows, {search, isChangedOnly}),
    [rows, search, isChangedOnly],
  )
  return {rows, matching}
}

/** The state of the URL, and of the changes that the URL will show soon. */
function useExplorerState({
  defaults,
  query,
  setQuery,
}: Pick<ExplorerProps, 'defaults' | 'query' | 'setQuery'>) {
  const {inputs} = defaults
  const [state, setState] = useState(() => parseState(query, inputs))
  const [pinned, setPinned] = useState(state.option)
  const shownQuery = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (query === shownQuery.current) return
    clearTimeout(timer.current)
    shownQuery.current = query
    const next = parseState(query, inputs)
    setState(next)
    setPinned(next.option)
  }, [query, inputs])
  const current = useRef(state)
  useEffect(() => void (current.current = state), [state])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (changes: Partial<ExplorerState>) => {
      const next = {...current.current, ...changes}
      current.current = next
      setState(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        shownQuery.current = formatState(next)
        setQuery(shownQuery.current)
      }, URL_DELAY_MS)
    },
    [setQuery],
  )
  return {state, change, pinned}
}
