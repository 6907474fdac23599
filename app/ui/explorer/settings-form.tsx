import {memo, useMemo} from 'react'
import type {DefaultInput, Defaults} from '#contract/defaults.ts'
import {listDefaults, type DefaultSettings} from '#contract/explain-default.ts'
import {listValues, plainText} from './explorer-state.ts'
import styles from './explorer.module.css?linked'

/** The settings of the explorer. */
export interface SettingsFormProps {
  defaults: Defaults
  settings: DefaultSettings
  choose: (settings: DefaultSettings) => void
}

/** The settings that most configurations have. */
const common: readonly string[] = [
  'mode',
  'target',
  'output.module',
  'output.library',
  'cache',
  'experiments.futureDefaults',
]

/** The options on which defaults depend, each with a list of its values. */
export const SettingsForm = memo(function SettingsForm(props: SettingsFormProps) {
  const {defaults, settings, choose} = props
  const inForce = useMemo(() => listDefaults(defaults, settings), [defaults, settings])
  const first = common.flatMap(name => defaults.inputs.find(input => input.name === name) ?? [])
  const others = defaults.inputs.filter(({name}) => !common.includes(name))
  const setOthers = others.filter(({name}) => Object.hasOwn(settings, name)).length
  const field = (input: DefaultInput) => (
    <SettingField
      key={input.name}
      input={input}
      value={settings[input.name]}
      defaultValue={inForce.get(input.name)?.value}
      choose={value => choose(changeSetting(settings, input.name, value))}
    />
  )
  return (
    <section aria-labelledby="explorer-settings">
      <div className={styles['head']}>
        <h2 id="explorer-settings">Settings</h2>
        <button
          type="button"
          aria-disabled={Object.keys(settings).length === 0}
          onClick={() => choose({})}
        >
          Reset
        </button>
      </div>
      <div className={styles['fields']}>{first.map(field)}</div>
      <details className={styles['more']}>
        <summary>
          More settings ({others.length}
          {setOthers > 0 && `, ${setOthers} set`})
        </summary>
        <div className={styles['fields']}>{others.map(field)}</div>
      </details>
    </section>
  )
})

interface SettingFieldProps {
  input: DefaultInput
  value: string | undefined
  defaultValue: string | undefined
  choose: (value: string | undefined) => void
}

function SettingField({input, value, defaultValue, choose}: SettingFieldProps) {
  return (
    <label className={styles['field']}>
      <code>{input.name}</code>
      <select
        value={value ?? ''}
        data-set={value !== undefined || undefined}
        onChange={({currentTarget}) => choose(currentTarget.value || undefined)}
      >
        <option value="">{describeDefault(defaultValue)}</option>
        {listValues(input).map(each => (
          <option key={each} value={each}>
            {describeValue(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

function describeDefault(value = 'undefined'): string {
  return value === 'undefined' ? 'not set' : `not set: ${describeValue(value)}`
}

/** Length of the longest value that fits a menu. */
const MAX_LENGTH = 28

/** `{type: "umd"}` → `type: umd` and `["web", "node"]` → `web, node` */
function describeValue(expression: string): string {
  const isLong = expression.includes('…') || expression.length > MAX_LENGTH
  if (isLong || expression === '{}') return 'an object'
  const [, content = plainText(expression)] = /^[[{](.+)[\]}]$/.exec(expression) ?? []
  return content.replaceAll('"', '')
}

function changeSetting(
  settings: DefaultSettings,
  name: string,
  value: string | undefined,
): DefaultSettings {
  const {[name]: _, ...others} = settings
  return value === undefined ? others : {...others, [name]: value}
}
