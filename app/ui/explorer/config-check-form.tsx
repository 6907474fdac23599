import {memo, useEffect, useState} from 'react'
import type {Defaults} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'
import type {Facts} from '#contract/webpack.ts'
import type {CheckInput, CheckReport} from './check/build-report.tsx'
import styles from './explorer.module.css?linked'

interface ConfigCheckFormProps {
  options: Facts
  defaults: Defaults
  choose: (settings: DefaultSettings) => void
  /** Shows an option in the list. */
  select: (name: string) => void
}

/** Milliseconds without input after which the text is checked. */
const DELAY = 250

const example = `export default {
  mode: "production",
  …
};`

/** A field for a configuration, and the report on it. The configuration is not run. */
export const ConfigCheckForm = memo(function ConfigCheckForm(props: ConfigCheckFormProps) {
  const {options, defaults, choose, select} = props
  const [text, setText] = useState('')
  const {summary, list, settings = {}} = useReport({text, options, defaults, select}) ?? {}
  return (
    <details className={styles['more']}>
      <summary>Check a configuration</summary>
      <label className={styles['field']}>
        <span>
          Paste a configuration. It isn’t run, and it isn’t sent anywhere. The check knows the
          options of webpack, but not those of plugins.
        </span>
        <textarea
          value={text}
          placeholder={example}
          rows={10}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({currentTarget}) => setText(currentTarget.value)}
        />
      </label>
      <p className={styles['outcome']} role="status">
        {summary}
      </p>
      {list}
      {Object.keys(settings).length > 0 && (
        <button type="button" className={styles['button']} onClick={() => choose(settings)}>
          Use its settings
        </button>
      )}
    </details>
  )
})

/** The report on the input; the check is loaded when there is any. */
function useReport({text, options, defaults, select}: CheckInput): Report | undefined {
  const [report, setReport] = useState<Report>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      if (text.trim() === '') return setReport(undefined)
      void import('./check/build-report.tsx').then(
        ({buildReport}) => isCurrent && setReport(buildReport({text, options, defaults, select})),
        () => isCurrent && setReport(failed),
      )
    }, DELAY)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, options, defaults, select])
  return report
}

type Report = Pick<CheckReport, 'summary'> & Partial<CheckReport>

const failed: Report = {summary: 'The check could not be loaded. Edit the text to try again.'}
