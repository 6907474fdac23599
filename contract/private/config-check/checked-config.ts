import type {DefaultSettings} from '../../explain-default.ts'

/** An option that a configuration sets. */
export interface SetOption {
  /** `['module', 'rules[]', 'test']` */
  readonly path: readonly string[]
  /** The value as an expression; absent if options in it are listed. */
  readonly value?: string | undefined
  /** Whether webpack would use the same value if it was not set. */
  readonly isDefault: boolean
}

/**
 * Something in a configuration that does not do what it says. `rejected`: the validation of webpack or
 * of its development server refuses it. `ignored`: webpack accepts it, and does nothing. `replaced`: a
 * list replaces the default list, whose elements the author probably wants.
 */
export interface ConfigProblem {
  readonly kind: 'rejected' | 'ignored' | 'replaced'
  /** The option, as in `SetOption`; empty if it is the whole configuration. */
  readonly path: readonly string[]
  /** As webpack prints it if it is rejected, else one sentence or two, with the fix. */
  readonly message: string
  /** What to do about a rejected option, if that is known. */
  readonly advice?: string | undefined
}

/** A configuration, as webpack reads it. */
export interface CheckedConfig {
  readonly options: readonly SetOption[]
  readonly problems: readonly ConfigProblem[]
  /** Whether there are more problems than those. */
  readonly hasMore: boolean
  /** The settings of the explorer that it has. */
  readonly settings: DefaultSettings
}

/** What the reader is waiting for. */
export interface CheckProgress {
  readonly signal: AbortSignal
  /** One line, such as `Loading webpack …`. */
  readonly onProgress: (text: string) => void
}

/** Runs a configuration in a sandbox; rejects with what to do if it could not be read. */
export type CheckConfig = (
  text: string,
  progress: CheckProgress,
) => Promise<readonly CheckedConfig[]>
