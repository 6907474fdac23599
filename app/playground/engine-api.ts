import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import type {ConsoleLine} from './console-line.ts'
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
 * const {assets, configs} = await engine.build({files, config: 'webpack.config.mjs'}, {onProgress})
 * const bytes = await engine.readFile('dist/main.js')
 * const runner = createRunner(element, await engine.preview(configs[0]), {onConsole, onStopped})
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
  /** The files that a configuration of the last build emitted, to be shown in a frame. */
  preview(config: string, options?: RequestOptions): Promise<Preview>
  /** Stops the current task with an `EngineStopped` error. The next task restarts the engine. */
  stop(): void
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
