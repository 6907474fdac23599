import type {AppBundle} from '../bundle/app-bundle.ts'
import type {LiveContent} from './live-content.ts'
import type {Site} from '../load/site.ts'
import type {FileOutput, FolderOutput, ListingOutput, Output} from '../output/output.ts'

/** Decides on every file of a site. */
export type Plan = (site: Site, app: AppBundle) => readonly Output[]

/** A site as it is now, with its files by their URLs. */
export interface Planned {
  readonly site: Site
  readonly app: AppBundle
  readonly files: ReadonlyMap<string, FileOutput>
  readonly listings: readonly ListingOutput[]
  readonly folders: readonly FolderOutput[]
}

/** Plans the files of a site for looking them up. */
export function planSite(site: Site, app: AppBundle, plan: Plan): Planned {
  const files = new Map<string, FileOutput>()
  const listings: ListingOutput[] = []
  const folders: FolderOutput[] = []
  for (const output of plan(site, app)) {
    if ('make' in output) files.set(output.url, output)
    else if ('list' in output) listings.push(output)
    else folders.push(output)
  }
  return {site, app, files, listings, folders}
}

/** A site that is kept up to date while it is edited. */
export interface LiveSite {
  /** The site as it is now; pages that were not requested yet may be outlines. */
  now(): Promise<Planned>
  /** The site with the texts of these pages; with those of all pages by default. */
  withPages(paths?: readonly string[]): Promise<Planned>
  /** Plans the site again after its content or its app has changed. */
  update(app?: AppBundle): Promise<Planned>
}

interface LiveSiteOptions {
  readonly content: LiveContent
  readonly app: Promise<AppBundle>
  readonly plan: Plan
}

/** Starts with what the store has of a site. */
export function createLiveSite({content, app: first, plan}: LiveSiteOptions): LiveSite {
  let app = first
  let current: Promise<Planned> | undefined
  const assemble = async () => {
    const bundle = await app
    return planSite(await content.assemble(), bundle, plan)
  }
  const now = () => (current ??= assemble())
  const update = (next?: AppBundle) => {
    if (next) app = Promise.resolve(next)
    current = assemble()
    return current
  }
  const parsing = new Map<string, Promise<Planned>>()
  /** Parses pages once, however many requests need them at the same time. */
  const parse = (paths?: readonly string[]) => {
    const name = paths?.join('\n') ?? 'all pages'
    const shared =
      parsing.get(name) ??
      content
        .parse(paths && new Set(paths))
        .then(() => update())
        .finally(() => parsing.delete(name))
    parsing.set(name, shared)
    return shared
  }
  return {
    now,
    update,
    withPages(paths) {
      const isKnown = paths ? paths.every(content.isParsed) : !content.hasOutlines()
      return isKnown ? now() : parse(paths)
    },
  }
}
