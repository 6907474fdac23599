import type {ExplorerState} from './explorer-state.ts'
import styles from './explorer.module.css?linked'

interface OptionFilterProps {
  search: string
  isChangedOnly: boolean
  count: {readonly matching: number; readonly all: number}
  change: (changes: Partial<ExplorerState>) => void
}

/** Selects the options to list. The number of options is announced to screen readers. */
export function OptionFilter({search, isChangedOnly, count, change}: OptionFilterProps) {
  return (
    <div className={styles['filter']}>
      <label className={styles['field']}>
        <span>Filter by name</span>
        <input
          type="search"
          value={search}
          placeholder="publicPath, splitChunks min …"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({currentTarget}) => change({search: currentTarget.value})}
        />
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isChangedOnly}
          onChange={({currentTarget}) => change({isChangedOnly: currentTarget.checked})}
        />
        Only what the settings change
      </label>
      <p className={styles['count']} role="status">
        {count.matching === 0
          ? 'No option matches. Use a shorter text, or other settings.'
          : `${count.matching} of ${count.all} options`}
      </p>
    </div>
  )
}
