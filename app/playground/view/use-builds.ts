import {useEffect, useState} from 'react'
import type {RequestOptions} from '../engine-api.ts'
import type {Draft} from '../project/draft.ts'
import type {BuildResult, EngineProgress} from '../protocol.ts'
import {engine} from './page-engine.ts'

/** Milliseconds without a change after which a project is built. */
const BUILD_DELAY_MS = 80

/** The files that a configuration emits, with their contents. */
export type Contents = ReadonlyMap<string, Uint8Array>

export interface Builds {
  /** Counts the results. */
  readonly buildNumber: number
  /** The last result, and that of the project as it was opened. */
  readonly result?: BuildResult
  readonly before?: BuildResult
  /** What both configurations emit, if there are two. */
  readonly compared?: readonly [first: Contents, second: Contents]
  readonly progress?: EngineProgress | undefined
  /** Why there is no result: the engine could not be loaded, or was stopped. */
  readonly failure?: string | undefined
}

/** Builds a project when it is opened, and after each pause in its changes. */
export function useBuilds(draft: Draft): Builds {
  const [builds, setBuilds] = useState<Builds>({buildNumber: 0})
  useEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    const onProgress = (progress: EngineProgress) => {
      if (!signal.aborted) setBuilds(last => ({...last, progress}))
    }
    const run = async () => {
      try {
        const built = await buildBoth(draft, {signal, onProgress})
        setBuilds(({buildNumber, before = built.result}) => {
          return {...built, before, buildNumber: buildNumber + 1}
        })
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof Error ? error.message : String(error)
        setBuilds(({buildNumber, before}) => ({buildNumber, ...(before && {before}), failure}))
      }
    }
    const timer = setTimeout(() => void run(), BUILD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [draft])
  return builds
}

/** The second configuration is built first: afterwards, the files of the first can be read. */
async function buildBoth(draft: Draft, options: RequestOptions) {
  const {second} = draft
  if (second === undefined) return {result: await engine.build(draft, options)}
  const read = async ({assets}: BuildResult): Promise<Contents> => {
    const contents = new Map<string, Uint8Array>()
    for (const {path} of assets) contents.set(path, await engine.readFile(path, options))
    return contents
  }
  const other = await read(await engine.build({...draft, config: second}, options))
  const result = await engine.build(draft, options)
  return {result, compared: [await read(result), other] as const}
}
