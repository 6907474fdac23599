import type {DefaultSettings, OtherDefault} from '#contract/explain-default.ts'
import {plainText} from './explorer-state.ts'
import styles from './explorer.module.css?linked'

interface OtherDefaultsProps {
  others: readonly OtherDefault[]
  settings: DefaultSettings
  choose: (settings: DefaultSettings) => void
}

/** Number of settings that are listed for each value. */
const MAX_WAYS = 6

/** The other defaults that an option can have, and the settings that lead to each. */
export function OtherDefaults({others, settings, choose}: OtherDefaultsProps) {
  if (others.length === 0) return null
  return (
    <>
      <p>With other settings, it would be:</p>
      <ul>
        {others.map(({value, error, when}, index) => (
          <li key={index}>
            {error === undefined ? <code>{value ?? 'undefined'}</code> : 'an error'}
            {' with '}
            <span className={styles['ways']}>
              {when.slice(0, MAX_WAYS).map(way => (
                <WayButton key={describeWay(way)} {...{way, settings, choose}} />
              ))}
              {when.length > MAX_WAYS && `and ${when.length - MAX_WAYS} other settings`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface WayButtonProps extends Omit<OtherDefaultsProps, 'others'> {
  way: DefaultSettings
}

/** Applies settings that lead to another value. */
function WayButton({way, settings, choose}: WayButtonProps) {
  const apply = () => {
    const next = Object.entries({...settings, ...way}).filter(([, value]) => value !== 'undefined')
    choose(Object.fromEntries(next))
  }
  return (
    <button type="button" className={styles['way']} onClick={apply}>
      {describeWay(way)}
    </button>
  )
}

function describeWay(way: DefaultSettings): string {
  return Object.entries(way)
    .map(([name, value]) => (value === 'undefined' ? `no ${name}` : `${name}: ${plainText(value)}`))
    .join(' and ')
}
