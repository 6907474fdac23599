import type {Issue} from '../../../tools/issues/issue.ts'

/** A problem in a sample, without its place on the page. */
export interface Finding extends Pick<Issue, 'rule' | 'message' | 'hint' | 'replacement'> {
  /** A line of the text, counted from 1. */
  readonly line?: number | undefined
  /** Names of the options that lead to the problem, which is on the line of the last one. */
  readonly path?: readonly string[] | undefined
}

/** Makes a folder with a configuration in it the current one, and checks the configuration. */
export interface ConfigJob {
  readonly type: 'config'
  readonly dir: string
  readonly file: string
}

/** Builds the example in a folder, and runs what it has built. */
export interface BuildJob {
  readonly type: 'build'
  /** Folder with the project and its packages. */
  readonly project: string
  /** Folder of the configuration. */
  readonly dir: string
  readonly file: string
  readonly run: readonly string[]
  /** Whether files run although the build has errors. */
  readonly fails: boolean
  /** Whether large scripts are minimized, too, if the configuration says so. */
  readonly minimizeLarge: boolean
}

/** Builds the project in a folder with what a sample taps. */
export interface TapJob {
  readonly type: 'tap'
  readonly project: string
  readonly dir: string
  /** The configuration of the project. */
  readonly file: string
  /** The file of the plugin; the configuration itself if that is the sample. */
  readonly plugin: string
  readonly run: 'build' | 'watch' | 'fails' | 'aborts'
  /** A file that is changed between two builds. */
  readonly entry: string
  /** Name of the project. */
  readonly example: string
}

export type Job = ConfigJob | BuildJob | TapJob

/** Result of a build. */
export interface Built {
  readonly errors: ReadonlyArray<{message: string; file?: string; line?: number}>
  readonly warnings: readonly string[]
  /** Bytes by name. */
  readonly assets: Readonly<Record<string, number>>
  /** Texts by name. */
  readonly files: Readonly<Record<string, string>>
  /** Output of webpack. */
  readonly stats: string
  /** Output of the configuration and its plugins. */
  readonly log: readonly string[]
  /** Output of the built files. */
  readonly prints: readonly string[]
}

/** Result of a build without files. */
export const nothingBuilt: Built = {
  errors: [],
  warnings: [],
  assets: {},
  files: {},
  stats: '',
  log: [],
  prints: [],
}

/** Result of a job; `failed` if it did not finish. */
export interface JobResult {
  readonly findings?: readonly Finding[]
  readonly built?: Built
  /** Output of a sample. */
  readonly log?: readonly string[]
  readonly failed?: string
}
