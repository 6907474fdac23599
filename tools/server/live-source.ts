import {Readable} from 'node:stream'
import {hashOf} from '../disk/hash.ts'
import {buildHeaderRules, headersOf} from '../output/headers.ts'
import type {Content, FileOutput, FolderOutput, ListingOutput, MadeFiles} from '../output/output.ts'
import {redirectOf} from '../output/format-redirects.ts'
import type {LiveSite, Planned} from './live-site.ts'
import type {FileAnswer, ServedSite} from './served-site.ts'

/** Files that are kept in memory once they are made. */
const MAX_KEPT = 400

/** Serves a site from memory: each file is built when it is requested. */
export function createLiveSource(live: LiveSite): () => Promise<ServedSite> {
  const memory = createMemory()
  async function find(url: string): Promise<Content | undefined> {
    const site = await findSite(url, live)
    const file = site.files.get(url)
    if (file) return memory.make(file)
    const listing = listingOf(url, site)
    if (listing) {
      const files = listing.list(await makeBefore(listing, site, memory))
      const listed = files.find(one => one.url === url)
      return listed && memory.make(listed)
    }
    const folder = folderOf(url, site)
    return folder && (await memory.makeAll(folder)).get(url)
  }
  return async () => {
    const now = await live.now()
    const rules = buildHeaderRules({...now.site.settings, hasFeed: true, inline: now.app})
    return {
      headersOf: path => headersOf(path, rules),
      redirectOf: path => redirectOf(path, now.site.redirects),
      has: path => now.files.has(path.slice(1)),
      async open(path, {headers}) {
        const content = await find(path.slice(1))
        return content === undefined ? undefined : answerWith(content, headers['if-none-match'])
      },
    }
  }
}

/** Files that were built, by their keys: the ones that were requested last. */
interface Memory {
  make(file: FileOutput): Promise<Content>
  /** The files of a folder by their URLs. */
  makeAll(folder: FolderOutput): Promise<Map<string, Content>>
}

function createMemory(): Memory {
  const made = new Map<string, Promise<Content>>()
  let last: {key: string; files: Promise<Map<string, Content>>} | undefined
  return {
    make(file) {
      const key = file.key()
      const content = made.get(key) ?? Promise.resolve(file.make())
      made.delete(key)
      made.set(key, content)
      content.catch(() => made.delete(key))
      const [oldest] = made.keys()
      if (made.size > MAX_KEPT && oldest !== undefined) made.delete(oldest)
      return content
    },
    makeAll(folder) {
      const key = folder.key()
      if (last?.key !== key) last = {key, files: collect(folder.makeAll())}
      return last.files
    },
  }
}

/** All files that a listing may read: those that are planned, and those of the listings before it. */
async function makeBefore(
  listing: ListingOutput,
  site: Planned,
  memory: Memory,
): Promise<MadeFiles> {
  const contents = new Map<string, Content>()
  for (const [url, file] of site.files) contents.set(url, await file.make())
  for (const folder of site.folders) {
    for (const [url, content] of await memory.makeAll(folder)) contents.set(url, content)
  }
  for (const one of site.listings.slice(0, site.listings.indexOf(listing))) {
    for (const file of one.list(filesOf(contents))) contents.set(file.url, await file.make())
  }
  return filesOf(contents)
}

function filesOf(contents: ReadonlyMap<string, Content>): MadeFiles {
  const read = (url: string) => {
    const content = contents.get(url)
    if (content === undefined) throw new Error(`${url} was not built`)
    return content
  }
  return {
    hashes: new Map([...contents].map(([url, content]) => [url, hashOf(content)])),
    sizeOf: url => Buffer.byteLength(read(url)),
    read,
  }
}

/** The site with all that a file is made from. */
async function findSite(url: string, live: LiveSite): Promise<Planned> {
  const site = await live.now()
  const output = site.files.get(url) ?? listingOf(url, site) ?? folderOf(url, site)
  return output ? live.withPages(output.pages) : site
}

/** Whether a file is only known once all others are made, or is one of a folder that is made at once. */
export function needsAll(url: string, site: Planned): boolean {
  return !site.files.has(url) && (listingOf(url, site) ?? folderOf(url, site)) !== undefined
}

function listingOf(url: string, {listings}: Planned): ListingOutput | undefined {
  return listings.find(listing => url.startsWith(listing.url))
}

function folderOf(url: string, {folders}: Planned): FolderOutput | undefined {
  return folders.find(({folder}) => url.startsWith(folder))
}

async function collect(
  files: AsyncIterable<readonly [url: string, content: Content]>,
): Promise<Map<string, Content>> {
  const all = new Map<string, Content>()
  for await (const [url, content] of files) all.set(url, content)
  return all
}

function answerWith(content: Content, knownTag: string | undefined): FileAnswer {
  const bytes = Buffer.from(content)
  const ETag = `"${hashOf(content)}"`
  if (ETag === knownTag) return {status: 304, headers: {ETag}, body: Readable.from([])}
  const headers = {ETag, 'Content-Length': String(bytes.length)}
  return {status: 200, headers, body: Readable.from([bytes])}
}
