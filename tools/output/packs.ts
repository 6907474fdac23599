import {dirname} from 'node:path/posix'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav} from '#contract/nav.ts'
import type {Pack, PackedFile} from '#contract/pack.ts'
import {searchFolder} from '../../search/file-formats.ts'
import {need} from '#contract/private/need.ts'
import {typeOf} from './media-type.ts'
import type {MadeFiles} from './output.ts'

/** The folder of the packs: `data/v1/packs/`. */
export const packsFolder = `${dirname(endpoints.pack('name'))}/`

/**
 * Maximum size of the files in a pack, in bytes: so many bytes of pages compress to about 300 KB.
 */
const MAX_PACK_BYTES = 4e6

interface PackedSite {
  readonly nav: Pick<Nav, 'sections'>
  /** The images and downloads of pages, by their paths. */
  readonly files: Pick<ReadonlyMap<string, unknown>, 'has'>
}

/**
 * The files that readers need, by the name of their pack: one pack for each section, one for
 * search, and before them one for the rest, such as the navigation. `api/2` contains the files that
 * don't fit into `api`.
 */
export function planPacks(
  {nav, files: contentFiles}: PackedSite,
  files: MadeFiles,
): Map<string, string[]> {
  const sections = nav.sections.map(({name}) => name)
  const groups = new Map<string, string[]>(['site', ...sections, 'search'].map(name => [name, []]))
  const urls = [...files.hashes.keys()].filter(url => isForReaders(url) || contentFiles.has(url))
  for (const url of urls) groups.get(groupOf(url, sections))?.push(url)
  return new Map([...groups].flatMap(([name, group]) => cut(name, group, files)))
}

/** Puts files into one file, each with its exact bytes. */
export function buildPack(urls: readonly string[], {hashes, read}: MadeFiles): Pack {
  return {
    files: urls.map((url): PackedFile => {
      const bytes = Buffer.from(read(url))
      const text = bytes.toString()
      return {
        url: publicUrl(url),
        hash: need(hashes.get(url), `hash of ${url}`),
        type: typeOf(url),
        ...(bytes.equals(Buffer.from(text)) ? {text} : {base64: bytes.toString('base64')}),
      }
    }),
  }
}

/** A file as the API names it: the path of an image may have spaces. */
export function publicUrl(url: string): string {
  return url.startsWith(`${dirname(endpoints.index)}/`) ? url : encodeURI(url)
}

/** Data of the page `/configuration/explorer/`, which belong to its section. */
const ofExplorer = new Set<string>([endpoints.webpack('options'), endpoints.defaults])

/** Files that readers do not need: descriptions for programs, and duplicates. */
const unused = [
  endpoints.index,
  endpoints.openapi,
  endpoints.configurationSchema,
  endpoints.tree,
  endpoints.contributors,
  `${dirname(endpoints.schema('name'))}/`,
  `${dirname(endpoints.webpack('name'))}/`,
  `${dirname(endpoints.example('name'))}/`,
  packsFolder,
]

function isForReaders(url: string): boolean {
  if (!url.startsWith(`${dirname(endpoints.index)}/`)) return false
  return ofExplorer.has(url) || !unused.some(beginning => url.startsWith(beginning))
}

/** The section of a page, of its tree or of an image: `data/v1/pages/guides/a.json` → `guides`. */
function groupOf(url: string, sections: readonly string[]): string {
  if (url.startsWith(searchFolder)) return 'search'
  if (ofExplorer.has(url) && sections.includes('configuration')) return 'configuration'
  const folders = [endpoints.page('name'), endpoints.section('name')].map(dirname)
  const folder = folders.find(one => url.startsWith(`${one}/`))
  const path = folder === undefined ? url : url.slice(folder.length + 1)
  const [name = ''] = path.split(/[/.]/)
  return sections.includes(name) ? name : 'site'
}

/** Cuts a group into packs that are not too large. There are no empty packs. */
function cut(
  name: string,
  urls: readonly string[],
  {sizeOf}: Pick<MadeFiles, 'sizeOf'>,
): Array<[name: string, urls: string[]]> {
  const packs: string[][] = []
  let room = 0
  for (const url of urls) {
    const size = sizeOf(url)
    if (size > room || packs.length === 0) {
      packs.push([])
      room = MAX_PACK_BYTES
    }
    packs.at(-1)?.push(url)
    room -= size
  }
  return packs.map((pack, index) => [index === 0 ? name : `${name}/${index + 1}`, pack])
}
