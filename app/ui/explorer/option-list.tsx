import {memo, useEffect, useRef, useState, type ReactNode} from 'react'
import styles from './explorer.module.css?linked'
import type {OptionRow} from './list-options.ts'
import {OptionDetails} from './option-details.tsx'
import type {SettingsFormProps} from './settings-form.tsx'

interface OptionListProps extends SettingsFormProps {
  rows: readonly OptionRow[]
  /** Changes with the filter: a list that was extended becomes short again. */
  filter: string
  /** The option of the link that the reader followed, which is listed first. */
  pinned: OptionRow | undefined
  /** Name of the option whose details are shown. */
  selected: string | undefined
  select: (name: string | undefined) => void
}

/** Number of options that are rendered at first, and with each click after that. */
const STEP = 40

/** The options with their values; a click on an option shows why it has its value. */
export function OptionList({
  rows,
  filter,
  pinned,
  selected,
  select,
  ...explained
}: OptionListProps) {
  const [extended, setExtended] = useState({filter, limit: STEP})
  const limit = extended.filter === filter ? extended.limit : STEP
  const others = pinned ? rows.filter(({name}) => name !== pinned.name) : rows
  const shown = others.slice(0, limit)
  const rest = others.length - shown.length
  return (
    <>
      <ul className={styles['options']}>
        {(pinned ? [pinned, ...shown] : shown).map(row => (
          <OptionItem
            key={row.name}
            row={row}
            isPinned={row === pinned}
            isOpen={row.name === selected}
            select={select}
            {...(row.name === selected ? explained : closed)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" onClick={() => setExtended({filter, limit: limit + STEP * 2})}>
          Show {Math.min(rest, STEP * 2)} more
        </button>
      )}
    </>
  )
}

interface OptionItemProps {
  row: OptionRow
  isPinned: boolean
  isOpen: boolean
  select: (name: string | undefined) => void
  defaults?: SettingsFormProps['defaults'] | undefined
  settings?: SettingsFormProps['settings'] | undefined
  choose?: SettingsFormProps['choose'] | undefined
}

/** Properties of an item that shows no details: they stay the same, so it is not rendered again. */
const closed = {defaults: undefined, settings: undefined, choose: undefined}

const OptionItem = memo(function OptionItem(props: OptionItemProps) {
  const {row, isPinned, isOpen, select, defaults, settings, choose} = props
  const {name, value, error, isSet, isChanged} = row
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isPinned) ref.current?.scrollIntoView({block: 'nearest'})
  }, [isPinned])
  return (
    <li className={styles['option']} data-open={isOpen || undefined} ref={ref}>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={isOpen}
        onClick={() => select(isOpen ? undefined : name)}
      >
        <code className={styles['name']} data-fact={row.fact.id}>
          {withBreaks(name)}
        </code>
        <span className={styles['value']}>
          {(isSet || isChanged) && (
            <span className={styles['mark']}>{isSet ? 'set' : 'changed'}</span>
          )}
          {error === undefined ? (
            value === undefined ? (
              <span className={styles['none']}>undefined</span>
            ) : (
              <code>{value}</code>
            )
          ) : (
            <span className={styles['none']}>error</span>
          )}
        </span>
      </button>
      {isOpen && defaults && settings && choose && (
        <OptionDetails row={row} defaults={defaults} settings={settings} choose={choose} />
      )}
    </li>
  )
})

/** A name that may break after its dots. */
function withBreaks(name: string): ReactNode[] {
  const parts = name.split(/(?<=\.)/)
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))
}
