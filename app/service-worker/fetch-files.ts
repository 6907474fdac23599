import type {Pack, PackedFile} from '#contract/pack.ts'
import {putContent} from './content-store.ts'
import type {Download} from './plan-downloads.ts'

/**
 * Time limit of a request, in milliseconds; shorter than the time for which a page waits for the
 * worker.
 */
const TIMEOUT_MS = 100_000

interface Watch {
  /** Whether the store was emptied meanwhile: then nothing else is stored. */
  isGone(): boolean
  /** Called for every file that is stored. */
  onStored(): void
}

/** Fetches a pack or a file, and stores the files whose hash is in the index. */
export async function fetchFiles(
  {url, files, isPack}: Download,
  {isGone, onStored}: Watch,
): Promise<void> {
  if (isGone()) return
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {cache: 'no-store', priority: 'low', signal}).catch(error => {
    throw new FillError('network', error)
  })
  if (response.status >= 500) throw new FillError('network')
  if (!response.ok) throw new FillError('changed')
  const answers = isPack ? unpack(await response.json()) : new Map([[url, response]])
  let hasChanged = false
  for (const file of files) {
    if (isGone()) return
    const answer = answers.get(file.url)
    const isStored = answer && (await putContent(file.url, answer, {hash: file.hash}))
    if (isStored) onStored()
    else hasChanged = true
  }
  if (hasChanged) throw new FillError('changed')
}

/** The files of a pack as responses, by their paths on the site. */
function unpack({files}: Pack): Map<string, Response> {
  return new Map(
    files.map(file => [
      `/${file.url}`,
      new Response(contentOf(file), {headers: {'Content-Type': file.type}}),
    ]),
  )
}

function contentOf({text, base64}: PackedFile): string | Uint8Array<ArrayBuffer> {
  if (base64 === undefined) return text ?? ''
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
}

/** Thrown when storing stops: the server fails, or its files belong to another release. */
export class FillError extends Error {
  readonly problem: 'network' | 'changed'

  constructor(problem: 'network' | 'changed', cause?: unknown) {
    super('The content could not be stored', {cause})
    this.problem = problem
  }
}

/** The kind of problem that is shown to the reader. */
export function problemOf(error: unknown): 'full' | 'network' | 'changed' {
  if (error instanceof FillError) return error.problem
  if (error instanceof SyntaxError) return 'changed' // not JSON, but a page of another server
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'network'
}
