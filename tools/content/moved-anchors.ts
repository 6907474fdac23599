import {z} from 'zod'
import {decodeHash} from './missing-target.ts'
import {urlOf} from './urls.ts'

const target = z
  .string('has to be text: put an id of digits only in quotes')
  .regex(
    /^(?:\/(?!\/)[^\s?#]*(?:#[^\s#]+)?|[^\s/?#]+)$/,
    'neither an id of this page nor a url such as /guides/caching/#hashes',
  )

/** `moved` in front matter: by each id that the page had once, where its text is now. */
export const movedSchema = z.record(z.string().regex(/^[^\s#]+$/), target, {
  error: ({code}) => (code === 'invalid_key' ? 'the key has to be an id, without #' : undefined),
})

/** A former id of a page, with its entry in the front matter. */
export interface MovedAnchor {
  readonly id: string
  /** URL of a page, with the id of a heading after `#` unless it leads to the whole; decoded. */
  readonly to: string
  readonly line: number
}

/** Makes what an author wrote under `moved` absolute: `new-id` → `/guides/caching/#new-id`. */
export function buildMoved(
  moved: z.infer<typeof movedSchema>,
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): MovedAnchor[] {
  return Object.entries(moved).map(([id, to]) => ({
    id: decodeHash(id),
    to: to.startsWith('/') ? decodeTarget(to) : `${urlOf(file)}#${decodeHash(to)}`,
    line: lineOf(['moved', id]),
  }))
}

function decodeTarget(to: string): string {
  const [url = '', hash] = to.split('#', 2)
  return hash === undefined ? url : `${url}#${decodeHash(hash)}`
}
