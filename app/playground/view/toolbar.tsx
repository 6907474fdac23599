import {modes, type Draft} from '../project/draft.ts'
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

const targets = ['web', 'node', 'webworker', 'es5', 'es2022'] as const

/** The settings of a build, and what can be done with the project. */
export function Toolbar({draft, link, isPage, change, reset}: ToolbarProps) {
  return (
    <div className={styles['toolbar']} role="group" aria-label="Project">
      <Choice name="mode" values={modes} value={draft.mode} choose={mode => change({mode})} />
      <Choice
        name="target"
        values={targets}
        value={draft.target}
        choose={target => change({target})}
      />
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

interface ChoiceProps<T extends string> {
  name: string
  values: readonly T[]
  value: string | undefined
  choose: (value: T | undefined) => void
}

function Choice<T extends string>({name, values, value = '', choose}: ChoiceProps<T>) {
  return (
    <label>
      {name}{' '}
      <select
        value={value}
        onChange={event => choose(values.find(one => one === event.target.value))}
      >
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
