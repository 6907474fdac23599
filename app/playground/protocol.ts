import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import type {Overrides} from './project/overrides.ts'

/*
 * Messages between the page and the engine: webpack in a worker of a sandboxed frame. The page
 * uses `create-engine.ts`, which sends and receives them.
 */

/** Contents of files by their paths in the project, such as `src/index.js`: text, or bytes. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>

/** A project for webpack. Its configuration, loaders and plugins run in the engine. */
export interface Project extends Overrides {
  readonly files: ProjectFiles
  /** Path of the configuration; absent if there is none: then all options have their defaults. */
  readonly config?: string | undefined
}

/** A file that a build emitted. */
export interface EmittedAsset {
  /** The name that webpack gives it: `main.js`. */
  readonly name: string
  /** Path in the project: `dist/main.js`. Unlike the name, it is unique. */
  readonly path: string
  /** Name of the configuration that emits it. */
  readonly config: string
  /** Bytes. */
  readonly size: number
}

/** An error or a warning of a build. */
export interface BuildIssue {
  readonly severity: 'error' | 'warning'
  /** As webpack prints it, without colors. */
  readonly message: string
  /** Name of the module or the file. */
  readonly module?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** A module that a build read. */
export interface BuiltModule {
  readonly name: string
  /** Bytes of its source. */
  readonly size: number
  /** Whether any emitted file contains it. */
  readonly isKept: boolean
  readonly chunks: readonly string[]
  /** The module that it was concatenated into. */
  readonly concatenatedInto?: string | undefined
  /** Why it was kept or dropped: `import ./math.js in ./src/index.js`, `unused export cube` … */
  readonly reasons: readonly string[]
  readonly usedExports: readonly string[]
  readonly unusedExports: readonly string[]
}

export interface BuildResult {
  /** Names of the configurations; empty if there was nothing to build. */
  readonly configs: readonly string[]
  readonly assets: readonly EmittedAsset[]
  readonly issues: readonly BuildIssue[]
  /** Number of issues that are not listed. */
  readonly hiddenIssues: number
  readonly modules: readonly BuiltModule[]
  /** What `npx webpack` prints. */
  readonly stats: string
  /** Lines that the configuration, loaders and plugins logged. */
  readonly log: readonly string[]
  /** Milliseconds, without loading the engine and packages. */
  readonly time: number
}

/** The tasks of the engine, each with its input and its output. */
export interface EngineTasks {
  readonly build: {
    readonly input: {
      readonly project: Project
      /** Packages that the engine can ask for. */
      readonly packages: readonly string[]
    }
    readonly output: BuildResult
  }
  /** Reads the configuration of a project, and builds nothing. */
  readonly check: {
    readonly input: {
      readonly project: Project
      /** The options that defaults depend on. */
      readonly inputs: readonly DefaultInput[]
      readonly packages: readonly string[]
    }
    readonly output: readonly CheckedConfig[]
  }
  /** A file that the last build emitted. */
  readonly read: {readonly input: {readonly path: string}; readonly output: Uint8Array}
  readonly preview: {
    readonly input: {
      /** Name of the configuration whose files are shown. */
      readonly config: string
    }
    readonly output: Preview
  }
}

export type TaskName = keyof EngineTasks

/** The input of a task without `packages`, which the engine adds. */
export type EngineInput<T extends TaskName> = Omit<EngineTasks[T]['input'], 'packages'>

/** From the page to the engine. */
export type EngineRequest =
  | {[T in TaskName]: {type: T; id: number} & EngineTasks[T]['input']}[TaskName]
  | {readonly type: 'package'; readonly files: ProjectFiles}

/** The document of a frame, and the files that it loads, by their names. */
export interface Preview {
  /** `index.html` */
  readonly name: string
  readonly html: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** From the engine to the page. */
export type EngineAnswer =
  | {readonly type: 'ready'}
  /** The task needs these packages; the page repeats it with them. */
  | {readonly type: 'needs'; readonly id: number; readonly packages: readonly string[]}
  | {
      readonly type: 'done'
      readonly id: number
      readonly output: unknown
      /** The project changed objects that all code shares: the next build needs a new engine. */
      readonly isSpoiled: boolean
    }
  | {readonly type: 'failed'; readonly id: number; readonly message: string}
  /** The worker ended, or could not start. */
  | {readonly type: 'crashed'; readonly message: string}

/** Reported while a request waits. `loaded` and `total` are bytes. */
export interface EngineProgress {
  readonly step: 'engine' | 'package' | 'start' | 'build'
  /** Name of the package. */
  readonly name?: string | undefined
  readonly loaded?: number | undefined
  readonly total?: number | undefined
}
