import {useMemo} from 'react'
import {explainDefault, type DefaultReason} from '#contract/explain-default.ts'
import {compareVersions, shortVersion} from '#contract/versions.ts'
import styles from './explorer.module.css?linked'
import type {OptionRow} from './list-options.ts'
import {OtherDefaults} from './other-defaults.tsx'
import type {SettingsFormProps} from './settings-form.tsx'

interface OptionDetailsProps extends SettingsFormProps {
  row: OptionRow
}

/** Why an option has its value, which values it would have otherwise, and where it is documented. */
export function OptionDetails({row, defaults, settings, choose}: OptionDetailsProps) {
  const {name, fact, isSet} = row
  const {since = ''} = fact
  const explained = useMemo(
    () => explainDefault(defaults, name, settings),
    [defaults, name, settings],
  )
  return (
    <div className={styles['details']} data-fact={fact.id}>
      {isSet && <p>You set this option. Without that, its default is this:</p>}
      {explained ? (
        <>
          <Value value={explained.value} error={explained.error} />
          <Reasons because={explained.because} dependsOn={explained.dependsOn} />
          <OtherDefaults others={explained.otherwise} settings={settings} choose={choose} />
        </>
      ) : (
        <p>This option has no default: it is undefined unless you set it.</p>
      )}
      <dl className={styles['facts']}>
        {explained && explained.dependsOn.length > 0 && (
          <Fact label="Depends on">{explained.dependsOn.join(', ')}</Fact>
        )}
        {fact.type !== undefined && <Fact label="Type">{fact.type}</Fact>}
        {fact.flag !== undefined && <Fact label="CLI flag">{fact.flag}</Fact>}
        {compareVersions(since, '5.0.0') > 0 && <Fact label="Since">{shortVersion(since)}</Fact>}
      </dl>
      {fact.deprecated && <p>This option is deprecated.</p>}
      {fact.experimental && <p>This option is experimental: it can change in a minor release.</p>}
      {fact.url !== undefined && (
        <p>
          <a href={fact.url}>
            Documentation of <code>{name}</code>
          </a>
        </p>
      )}
    </div>
  )
}

function Fact({label, children}: {label: string; children: string}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </div>
  )
}

function Value({value, error}: {value: string | undefined; error: string | undefined}) {
  if (error !== undefined) return <p>webpack fails with these settings: {error}</p>
  return (
    <p className={styles['result']}>
      <code>{value ?? 'undefined'}</code>
    </p>
  )
}

interface ReasonsProps {
  because: readonly DefaultReason[]
  dependsOn: readonly string[]
}

function Reasons({because, dependsOn}: ReasonsProps) {
  if (dependsOn.length === 0) return <p>This default is always the same.</p>
  if (because.length === 0) return <p>No setting changes this default here.</p>
  return (
    <>
      <p>It has this value because:</p>
      <ReasonList reasons={because} />
    </>
  )
}

function ReasonList({reasons}: {reasons: readonly DefaultReason[]}) {
  return (
    <ul>
      {reasons.map(({name, value, given, because}) => (
        <li key={name}>
          <code>{name}</code> {value === 'undefined' ? 'is not set' : <Is value={value} />}
          {describeSource({value, given, because})}
          {because.length > 0 && <ReasonList reasons={because} />}
        </li>
      ))}
    </ul>
  )
}

function Is({value}: {value: string}) {
  return (
    <>
      is <code>{value}</code>
    </>
  )
}

function describeSource({value, given, because}: Omit<DefaultReason, 'name'>): string {
  if (given) return ', which you set'
  if (because.length > 0) return ' by default, because:'
  return value === 'undefined' ? '' : ' by default'
}
