import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'

/** Selects the configuration to explain, with arguments that webpack-cli has as well. */
export interface ConfigRequest {
  /** Paths of configurations. If there is none, the file is the one that webpack-cli finds. */
  readonly files: readonly string[]
  readonly mode?: string | undefined
  /** Values of `--env`: `production`, `api=staging`. */
  readonly env?: readonly string[] | undefined
  /** Names of the configurations of a list. */
  readonly names?: readonly string[] | undefined
  /** `NODE_ENV` while the configuration is read. */
  readonly nodeEnv?: string | undefined
}

/**
 * Where a value comes from. `set`: the configuration. `default`: webpack. `plugin`: a plugin that
 * the configuration has. `unknown`: webpack or a plugin, because this webpack does not say which.
 */
export type Origin = 'set' | 'default' | 'plugin' | 'unknown'

/** An option with its value in force. */
export interface ReadOption {
  /** `['output', 'filename']` */
  readonly path: readonly string[]
  /** The value as an expression: `"[name].js"`. */
  readonly text: string
  readonly origin: Origin
}

/** A configuration as webpack stores it. */
export interface ReadConfig {
  /** The options in JSON. */
  readonly options: unknown
  /** All values, without the objects that contain them. */
  readonly values: readonly ReadOption[]
  /** Names of the objects that the configuration has. */
  readonly objects: readonly string[]
}

/** Everything that was read from a project. */
export interface ReadProject {
  /** Paths of the files. */
  readonly files: readonly string[]
  readonly webpackVersion: string
  /** Whether webpack gets a list of configurations. */
  readonly isList: boolean
  readonly configs: readonly ReadConfig[]
  /** What the validation says about each configuration; empty if this webpack cannot tell. */
  readonly checked: readonly CheckedConfig[]
  /** Names of packages that the configuration loads, and that are not installed. */
  readonly missing: readonly string[]
  /** How many configurations are built at the same time, if the list says so. */
  readonly parallelism?: number | undefined
  /** Whether `parallelism` is set where nothing reads it. */
  readonly hasLostParallelism: boolean
}

/** The answer of the process that reads a configuration. */
export type ReadAnswer =
  | {readonly project: ReadProject}
  | {
      readonly failure: {
        readonly message: string
        /** The error of the configuration or of webpack. */
        readonly detail: string
      }
    }
