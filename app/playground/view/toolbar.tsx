import {listOverrides, overrides} from '../project/overrides.ts'
import type {Draft} from '../project/draft.ts'
import {formatZip} from '../project/example-zip.ts'
import {CopyButton} from './copy-button.tsx'
import styles from './playground.module.css?linked'

interface ToolbarProps {
  draft: Draft
  link: string
  /** Whether this is the page that the link opens. */
  isPage: boolean
  change: (changes: Partial<Draft>) => void
  reset: (() => void) | undefined
}

/** The settings of a build, and what can be done with the project. */
export function Toolbar({draft, link, isPage, change, reset}: ToolbarProps) {
  const chosen = new Map(listOverrides(draft))
  return (
    <div className={styles['toolbar']} role="group" aria-label="Project">
      {Object.entries(overrides).map(([name, values]) => (
        <Choice
          key={name}
          name={name}
          values={values}
          value={chosen.get(name)}
          choose={value => change({[name]: value})}
        />
      ))}
      <button type="button" disabled={!reset} onClick={reset}>
        Reset
      </button>
      <CopyButton name="Copy link" text={link} />
      <button type="button" onClick={() => download(draft)}>
        Download as zip
      </button>
      {!isPage && <a href={link}>Open on its own page</a>}
    </div>
  )
}

interface ChoiceProps {
  name: string
  values: readonly string[]
  value: string | undefined
  choose: (value: string | undefined) => void
}

function Choice({name, values, value = '', choose}: ChoiceProps) {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={event => choose(event.target.value || undefined)}>
        <option value="">as configured</option>
        {values.map(one => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}

function download(draft: Draft): void {
  const href = URL.createObjectURL(new Blob([formatZip(draft)], {type: 'application/zip'}))
  Object.assign(document.createElement('a'), {href, download: `${draft.name}.zip`}).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
