import {endpoints} from '#contract/endpoints.ts'
import type {Index, Resource} from '#contract/index-file.ts'
import {resourceKinds, type ResourceName} from '#contract/resources.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {factFiles} from '#contract/webpack.ts'
import {hashOf} from '../disk/hash.ts'

interface IndexSource {
  readonly nav: Nav
  readonly metas: ReadonlyMap<string, PageMeta>
  /** Hashes of the images and downloads of pages, by their urls. */
  readonly files: Hashes
}

type Hashes = ReadonlyMap<string, string>

type Resources = Index['resources']

/** Lists the files of the API with their schemas; `hashes` has that of each, by its url. */
export function buildIndex(
  {nav, metas, files}: IndexSource,
  hashes: Hashes,
  webpackVersion: string | undefined,
): Index {
  return {
    schemaVersion: 'v1',
    contentHash: hashOf([...hashes, ...files].map(([url, hash]) => `${url} ${hash}`).join('\n')),
    ...(webpackVersion !== undefined && {webpackVersion}),
    resources: {
      ...listSite(hashes),
      ...listSearch(hashes),
      ...listFacts(hashes),
      schemas: listSchemas(hashes),
      sections: listSections(nav, hashes),
      pages: listPages(metas, hashes),
      ...(files.size > 0 && {files: listFiles(files)}),
    },
  }
}

/** The files that say something of all pages. */
function listSite(
  hashes: Hashes,
): Pick<
  Resources,
  'tree' | 'nav' | 'sponsors' | 'contributors' | 'redirects' | 'anchors' | 'openapi'
> {
  return {
    tree: resourceOf(endpoints.tree, 'tree', hashes),
    nav: resourceOf(endpoints.nav, 'nav', hashes),
    sponsors: resourceOf(endpoints.sponsors, 'sponsors', hashes),
    contributors: resourceOf(endpoints.contributors, 'contributors', hashes),
    redirects: resourceOf(endpoints.redirects, 'redirects', hashes),
    anchors: resourceOf(endpoints.anchors, 'anchors', hashes),
    openapi: fileOf(endpoints.openapi, hashes),
  }
}

function listSearch(
  hashes: Hashes,
): Pick<Resources, 'search' | 'searchTerms' | 'searchSections' | 'searchSpelling'> {
  return {
    search: resourceOf(endpoints.search, 'search', hashes),
    searchTerms: listNumbered(endpoints.searchTerms, 'searchTerms', hashes),
    searchSections: listNumbered(endpoints.searchSections, 'searchSections', hashes),
    searchSpelling: resourceOf(endpoints.searchSpelling, 'searchSpelling', hashes),
  }
}

/** The files of a kind, which are counted from 0. */
function listNumbered(
  urlOf: (number: number) => string,
  kind: ResourceName,
  hashes: Hashes,
): Record<string, Resource> {
  const resources: Record<string, Resource> = {}
  for (let number = 0; hashes.has(urlOf(number)); number++) {
    resources[number] = resourceOf(urlOf(number), kind, hashes)
  }
  return resources
}

/** Facts about webpack, of which a site may have none, and how many of them are documented. */
function listFacts(hashes: Hashes): Pick<Resources, 'webpack' | 'coverage'> {
  const names = Object.keys(factFiles).filter(name => hashes.has(endpoints.webpack(name)))
  return {
    webpack: Object.fromEntries(
      names.map(name => [name, resourceOf(endpoints.webpack(name), 'facts', hashes)]),
    ),
    coverage: resourceOf(endpoints.coverage, 'coverage', hashes),
  }
}

function listSchemas(hashes: Hashes): Resources['schemas'] {
  const names = Object.keys(resourceKinds)
  return Object.fromEntries(names.map(name => [name, fileOf(endpoints.schema(name), hashes)]))
}

function listSections({sections}: Nav, hashes: Hashes): Resources['sections'] {
  return Object.fromEntries(
    sections.map(({name}) => [name, resourceOf(endpoints.section(name), 'section', hashes)]),
  )
}

function listPages(metas: IndexSource['metas'], hashes: Hashes): Resources['pages'] {
  return Object.fromEntries(
    [...metas].map(([path, {url}]) => [url, resourceOf(endpoints.page(path), 'page', hashes)]),
  )
}

function listFiles(files: Hashes): Resources['files'] {
  return Object.fromEntries([...files].map(([url, hash]) => [`/${url}`, {url, hash}]))
}

/** A file with the schema that describes it. */
function resourceOf(url: string, kind: ResourceName, hashes: Hashes): Resource {
  return {...fileOf(url, hashes), schema: endpoints.schema(kind)}
}

function fileOf(url: string, hashes: Hashes): Resource {
  const hash = hashes.get(url)
  if (hash === undefined) throw new Error(`${url} was not written`)
  return {url, hash}
}
