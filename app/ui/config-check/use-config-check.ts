import {useEffect, useState} from 'react'
import type {CheckConfig, CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {mayDownload} from '../../enhance/playground-use.ts'

/** Milliseconds without input after which the text is checked again. */
const CHECK_DELAY_MS = 250

/** A configuration that a reader pastes, and what webpack says about it. */
export interface ConfigCheck {
  readonly text: string
  setText(text: string): void
  /** Downloads webpack if necessary, and checks the text now and after each pause in typing. */
  start(): void
  readonly hasStarted: boolean
  /** The last result, with the text that was checked. */
  readonly checked?: {readonly text: string; readonly configs: readonly CheckedConfig[]}
  /** What the reader is waiting for. */
  readonly progress?: string
  /** Why the text could not be checked. */
  readonly failure?: string
}

type Outcome = Pick<ConfigCheck, 'checked' | 'progress' | 'failure'>

/** Holds the configuration that a reader pastes. */
export function useConfigCheck(check: CheckConfig): ConfigCheck {
  const [text, setText] = useState('')
  const [starts, setStarts] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({})
  const isIdle = starts === 0 || text.trim() === ''
  useEffect(() => {
    if (isIdle) return
    const controller = new AbortController()
    const {signal} = controller
    const settle = (next: Outcome) => {
      if (!signal.aborted) setOutcome(next)
    }
    const onProgress = (progress: string) => settle({progress})
    const run = () =>
      check(text, {signal, onProgress}).then(
        configs => settle({checked: {text, configs}}),
        (error: unknown) =>
          settle({failure: error instanceof Error ? error.message : String(error)}),
      )
    const timer = setTimeout(() => void run(), CHECK_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, starts, isIdle, check])
  const start = () => {
    if (mayDownload()) setStarts(starts + 1)
  }
  return {text, setText, start, hasStarted: starts > 0, ...(!isIdle && outcome)}
}
