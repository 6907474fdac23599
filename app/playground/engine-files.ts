import type {EngineManifest} from './engine-manifest.ts'
import type {EngineProgress, ProjectFiles} from './protocol.ts'

/** Set by the bundler: the folder of the engine's files, whose name changes with them. */
declare const PLAYGROUND: string

/** The URL of a file of the engine. */
export function urlOf(name: string): string {
  return `${PLAYGROUND}${name}`
}

/** Reads the list of the engine's files and their sizes, which is a small file. */
export async function readManifest(signal?: AbortSignal): Promise<EngineManifest> {
  return (await fetchFile('manifest.json', signal)).json()
}

/** The script of the engine. Reports its progress. */
export async function readEngine(
  {engine}: EngineManifest,
  onProgress: (progress: EngineProgress) => void,
): Promise<ArrayBuffer> {
  const {body} = await fetchFile(engine.url)
  let loaded = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      loaded += part.length
      onProgress({step: 'engine', loaded, total: engine.size})
      controller.enqueue(part)
    },
  })
  return new Response(body?.pipeThrough(counter)).arrayBuffer()
}

/** The files of a package. */
export async function readPackage({packages}: EngineManifest, name: string): Promise<ProjectFiles> {
  const file = packages[name]
  if (!file) throw new Error(`The playground has no package ${name}.`)
  const files: Record<string, string> = await (await fetchFile(file.url)).json()
  return new Map(Object.entries(files))
}

async function fetchFile(name: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(urlOf(name), {...(signal && {signal})})
  if (!response.ok) throw new Error('The files of the playground could not be loaded. Try again.')
  return response
}
