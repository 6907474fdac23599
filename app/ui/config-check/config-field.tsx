import {useSyncExternalStore, type ReactNode} from 'react'
import {RUN_COST} from '#contract/private/playground.ts'
import {wasUsed} from '../../enhance/playground-use.ts'
import type {ConfigCheck} from './use-config-check.ts'

interface ConfigFieldProps {
  check: ConfigCheck
  className?: string | undefined
  /** The result of the check. */
  summary: string | undefined
  /** What the field is for. */
  children: ReactNode
}

const example = `export default {
  mode: "production",
  …
};`

/** A field for a configuration, which webpack reads in a sandbox of this browser. */
export function ConfigField({check, className, summary, children}: ConfigFieldProps) {
  const {text, setText, start, hasStarted, progress, failure} = check
  const isKnown = useSyncExternalStore(subscribeToNothing, wasUsed, () => false)
  const cost = isKnown || hasStarted ? '' : ` · ${RUN_COST}, once`
  return (
    <>
      <label className={className}>
        <span>{children}</span>
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
      <button type="button" onClick={start}>
        Check with webpack{cost}
      </button>
      <p role="status">{failure ?? progress ?? summary}</p>
    </>
  )
}

const subscribeToNothing = () => () => undefined
