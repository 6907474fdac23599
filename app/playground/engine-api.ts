import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckedConfig} from '#contract/private/config-check.ts'
import type {BuildResult, EngineProgress, Preview, Project} from './protocol.ts'

/** Options of a request. */
export interface RequestOptions {
  /** Ends the request with an `AbortError`. The engine stays usable. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: EngineProgress) => void) | undefined
}

/**
 * webpack, as a page uses it. Requests are answered one after the other. A request that exceeds the
 * time limit is rejected with an `EngineStopped` error, and the engine restarts.
 *
 * ```ts
 * const engine = createEngine()
 * const {assets, issues} = await engine.build({files, config: 'webpack.config.mjs'}, {onProgress})
 * const bytes = await engine.readFile('dist/main.js')
 * const runner = createRunner(element, await engine.preview(), {onConsole, onStopped})
 * ```
 */
export interface Engine {
  /** Builds a project. Errors of the project are issues of the result. */
  build(project: Project, options?: RequestOptions): Promise<BuildResult>
  /**
   * Reads the configuration of a project. Rejects if it cannot be loaded. The files of the last build
   * are gone afterwards.
   */
  check(
    project: Project,
    inputs: readonly DefaultInput[],
    options?: RequestOptions,
  ): Promise<readonly CheckedConfig[]>
  /** A file that the last build emitted, by its path. */
  readFile(path: string, options?: RequestOptions): Promise<Uint8Array>
  /** The files of the last build, to be shown in a frame; `page` is the path of an emitted HTML file. */
  preview(page?: string, options?: RequestOptions): Promise<Preview>
  /** Stops the current task with an `EngineStopped` error. The next task restarts the engine. */
  stop(): void
}

/** A line in the console of a bundle. */
export interface ConsoleLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug'
  readonly text: string
}

/** Options of `createRunner`, which shows a preview in a sandboxed frame. */
export interface RunnerOptions {
  readonly onConsole: (line: ConsoleLine) => void
  /**
   * The bundle ran too long without a pause, or the host cannot isolate it; the frame is removed.
   */
  readonly onStopped: (reason: string) => void
}

export interface Runner {
  stop(): void
}
