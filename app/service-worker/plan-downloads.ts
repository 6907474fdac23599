import type {Index, Resource} from '#contract/index-file.ts'

/** The resources of the index, of any kind, from which the downloads are planned. */
export type Resources = Pick<Index['resources'], 'packs'> & Readonly<Record<string, unknown>>

/** A file of the content that is to be stored. */
export interface ContentFile {
  /** Path on the site. */
  readonly url: string
  readonly hash: string
  /** Bytes. */
  readonly size: number
  /** Name of the pack that also contains the file. */
  readonly pack: string
}

/** One request, and the files in its answer. */
export interface Download {
  /** Path on the site: that of a pack, or of the only file. */
  readonly url: string
  readonly files: readonly ContentFile[]
  /** Name of the pack that is the answer, or that also contains the file. */
  readonly pack: string
  readonly isPack: boolean
}

/** Every file that readers need, which are those in a pack. */
export function listContentFiles(resources: Resources): ContentFile[] {
  return Object.values(resources).flatMap(filesIn)
}

/** The files that are not stored, or whose stored copy has another hash. */
export function findMissing(
  wanted: readonly ContentFile[],
  stored: ReadonlyArray<{readonly url: string; readonly hash: string}>,
): ContentFile[] {
  const hashes = new Map(stored.map(({url, hash}) => [url, hash]))
  return wanted.filter(({url, hash}) => hashes.get(url) !== hash)
}

function filesIn(value: unknown): ContentFile[] {
  if (typeof value !== 'object' || value === null) return []
  if (!isResource(value)) return Object.values(value).flatMap(filesIn)
  const {url, hash, size, pack} = value
  return pack === undefined ? [] : [{url: `/${url}`, hash, size, pack}]
}

function isResource(value: object): value is Resource {
  return 'url' in value && 'hash' in value
}

/**
 * The requests for files, pack by pack. The first pack contains the navigation, which every page
 * needs. If only a few files of a pack are missing, they are fetched one by one.
 */
export function planDownloads({packs}: Resources, wanted: readonly ContentFile[]): Download[] {
  return Object.entries(packs).flatMap(([name, {url, size}]): Download[] => {
    const files = wanted.filter(({pack}) => pack === name)
    const costAlone = files.reduce((sum, file) => sum + file.size * LOSS + REQUEST, 0)
    if (costAlone < size) {
      return files.map(file => ({url: file.url, files: [file], pack: name, isPack: false}))
    }
    return [{url: `/${url}`, files, pack: name, isPack: true}]
  })
}

/**
 * Estimated ratio of the sizes of a file compressed alone and compressed together with similar
 * files.
 */
export const LOSS = 1.5

/** Cost of a request, as a number of uncompressed bytes. */
const REQUEST = 10_000
