import {memo, useMemo} from 'react'
import type {DefaultSettings} from '#contract/explain-default.ts'
import type {CheckConfig} from '#contract/private/config-check/checked-config.ts'
import type {Facts} from '#contract/webpack.ts'
import {ConfigField} from '../config-check/config-field.tsx'
import {useConfigCheck} from '../config-check/use-config-check.ts'
import styles from './explorer.module.css?linked'
import {FindingList} from './finding-list.tsx'
import {listFindings} from '#contract/private/config-check/list-findings.ts'

interface ConfigCheckFormProps {
  options: Facts
  /** Reads a configuration with webpack. */
  checkConfig: CheckConfig
  choose: (settings: DefaultSettings) => void
  /** Shows an option in the list. */
  select: (name: string) => void
}

/** A field for a configuration, and the results of its check. */
export const ConfigCheckForm = memo(function ConfigCheckForm(props: ConfigCheckFormProps) {
  const {options, checkConfig, choose, select} = props
  const check = useConfigCheck(checkConfig)
  const {checked} = check
  const findings = useMemo(() => checked && listFindings(checked, options), [checked, options])
  const settings = checked?.configs[0]?.settings ?? {}
  const isEmpty = checked?.configs.every(({options: set}) => set.length === 0)
  const hasMore = checked?.configs.some(config => config.hasMore)
  const summary = isEmpty ? NOTHING_SET : findings && describeCount(findings.length, hasMore)
  return (
    <details className={styles['more']}>
      <summary>Check a configuration</summary>
      <ConfigField check={check} className={styles['field']} summary={summary}>
        Paste a configuration. webpack reads it in a sandbox of this browser; it isn’t sent
        anywhere. Packages that are missing there count as unknown values.
      </ConfigField>
      {findings && findings.length > 0 && <FindingList findings={findings} select={select} />}
      {Object.keys(settings).length > 0 && (
        <button type="button" onClick={() => choose(settings)}>
          Use its settings
        </button>
      )}
    </details>
  )
})

const NOTHING_SET = 'The text sets no options. Export an object, or paste only the object.'

function describeCount(count: number, hasMore = false): string {
  const number = count.toLocaleString('en-US')
  if (hasMore) return `More than ${number} findings. Correct these, and check again:`
  if (count === 0) return 'webpack accepts it, and there is nothing to change.'
  return count === 1 ? '1 finding:' : `${number} findings:`
}
