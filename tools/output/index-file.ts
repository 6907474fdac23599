import {defined} from '#contract/private/defined.ts'
import {endpoints} from '#contract/endpoints.ts'
import type {Index, Resource} from '#contract/index-file.ts'
import {searchFolder} from '#contract/private/search-files.ts'
import {resourceKinds, type ResourceName} from '#contract/resources.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {factFiles} from '#contract/webpack.ts'
import {hashOf} from '../disk/hash.ts'

/** Input of the index. */
export interface IndexSource {
  readonly nav: Nav
  readonly metas: ReadonlyMap<string, PageMeta>
  readonly webpackVersion: string | undefined
  /** Names of packs. */
  readonly packs: readonly string[]
  /** Paths of the images and downloads of pages. */
  readonly contentFiles: readonly string[]
  /** Names of the examples that pages offer as zip files. */
  readonly examples: readonly string[]
  /** Every file, by its path. */
  readonly files: Files
}

type Files = ReadonlyMap<string, Resource>

type Resources = Index['resources']

/** Lists the files of the API with their schemas. */
export function buildIndex(source: IndexSource): Index {
  const {nav, metas, webpackVersion, packs, contentFiles, examples, files} = source
  return {
    schemaVersion: 'v1',
    contentHash: hashOf([...files].map(([url, {hash}]) => `${url} ${hash}`).join('\n')),
    ...(webpackVersion !== undefined && {webpackVersion}),
    resources: {
      ...listSite(files),
      ...listFacts(files),
      schemas: listSchemas(files),
      sections: listSections(nav, files),
      pages: listPages(metas, files),
      packs: listPacks(packs, files),
      private: listPrivate(files),
      ...(contentFiles.length > 0 && {files: listContentFiles(contentFiles, files)}),
      ...(examples.length > 0 && {examples: listExamples(examples, files)}),
    },
  }
}

/** The files that say something of all pages. */
function listSite(
  files: Files,
): Pick<
  Resources,
  'tree' | 'nav' | 'sponsors' | 'contributors' | 'redirects' | 'anchors' | 'openapi'
> {
  return {
    tree: resourceOf(endpoints.tree, 'tree', files),
    nav: resourceOf(endpoints.nav, 'nav', files),
    sponsors: resourceOf(endpoints.sponsors, 'sponsors', files),
    contributors: resourceOf(endpoints.contributors, 'contributors', files),
    redirects: resourceOf(endpoints.redirects, 'redirects', files),
    anchors: resourceOf(endpoints.anchors, 'anchors', files),
    openapi: fileOf(endpoints.openapi, files),
  }
}

/** The files with facts about webpack and their coverage. A site may have none. */
function listFacts(
  files: Files,
): Pick<
  Resources,
  'webpack' | 'defaults' | 'history' | 'releases' | 'coverage' | 'configurationSchema'
> {
  const names = Object.keys(factFiles).filter(name => files.has(endpoints.webpack(name)))
  const find = (kind: 'defaults' | 'history' | 'releases') =>
    files.has(endpoints[kind]) ? resourceOf(endpoints[kind], kind, files) : undefined
  return defined({
    webpack: Object.fromEntries(
      names.map(name => [name, resourceOf(endpoints.webpack(name), 'facts', files)]),
    ),
    defaults: find('defaults'),
    history: find('history'),
    releases: find('releases'),
    coverage: resourceOf(endpoints.coverage, 'coverage', files),
    configurationSchema: files.get(endpoints.configurationSchema),
  })
}

function listSchemas(files: Files): Resources['schemas'] {
  const names = Object.keys(resourceKinds)
  return Object.fromEntries(names.map(name => [name, fileOf(endpoints.schema(name), files)]))
}

function listSections({sections}: Nav, files: Files): Resources['sections'] {
  return Object.fromEntries(
    sections.map(({name}) => [name, resourceOf(endpoints.section(name), 'section', files)]),
  )
}

function listPages(metas: IndexSource['metas'], files: Files): Resources['pages'] {
  return Object.fromEntries(
    [...metas].map(([path, {url}]) => [url, resourceOf(endpoints.page(path), 'page', files)]),
  )
}

function listPacks(names: readonly string[], files: Files): Resources['packs'] {
  return Object.fromEntries(
    names.map(name => [name, resourceOf(endpoints.pack(name), 'pack', files)]),
  )
}

/** The files that only the app reads, by their URLs. */
function listPrivate(files: Files): Resources['private'] {
  return Object.fromEntries([...files].filter(([url]) => url.startsWith(searchFolder)))
}

function listContentFiles(paths: readonly string[], files: Files): Resources['files'] {
  const resources = paths.map(path => fileOf(path, files))
  return Object.fromEntries(resources.map(resource => [`/${resource.url}`, resource]))
}

function listExamples(names: readonly string[], files: Files): Resources['examples'] {
  return Object.fromEntries(names.map(name => [name, fileOf(endpoints.example(name), files)]))
}

/** A file with the schema that describes it. */
function resourceOf(url: string, kind: ResourceName, files: Files): Resource {
  return {...fileOf(url, files), schema: endpoints.schema(kind)}
}

function fileOf(path: string, files: Files): Resource {
  const file = files.get(path)
  if (file === undefined) throw new Error(`${path} was not written`)
  return file
}
