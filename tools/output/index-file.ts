import {defined} from '#contract/private/defined.ts'
import {endpoints} from '#contract/endpoints.ts'
import type {Index, Resource} from '#contract/index-file.ts'
import {searchFolder} from '../../search/file-formats.ts'
import {resourceKinds, type ResourceName} from '#contract/resources.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {factFiles} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'
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
  readonly files: ReadonlyMap<string, Resource>
}

/** Lists the files of the API with their schemas. */
export function buildIndex(source: IndexSource): Index {
  const {webpackVersion, files} = source
  return {
    schemaVersion: 'v1',
    contentHash: hashOf([...files].map(([url, {hash}]) => `${url} ${hash}`).join('\n')),
    ...(webpackVersion !== undefined && {webpackVersion}),
    resources: listResources(source),
  }
}

function listResources(source: IndexSource): Index['resources'] {
  const {nav, metas, packs, contentFiles, examples, files} = source
  const file = (url: string) => need(files.get(url), url)
  const resource = (url: string, kind: ResourceName): Resource => ({
    ...file(url),
    schema: endpoints.schema(kind),
  })
  const ifAny = (kind: 'defaults' | 'history' | 'releases') =>
    files.has(endpoints[kind]) ? resource(endpoints[kind], kind) : undefined
  const facts = Object.keys(factFiles).filter(name => files.has(endpoints.webpack(name)))
  return defined({
    tree: resource(endpoints.tree, 'tree'),
    nav: resource(endpoints.nav, 'nav'),
    sponsors: resource(endpoints.sponsors, 'sponsors'),
    contributors: resource(endpoints.contributors, 'contributors'),
    redirects: resource(endpoints.redirects, 'redirects'),
    anchors: resource(endpoints.anchors, 'anchors'),
    openapi: file(endpoints.openapi),
    webpack: byName(facts, name => resource(endpoints.webpack(name), 'facts')),
    defaults: ifAny('defaults'),
    history: ifAny('history'),
    releases: ifAny('releases'),
    coverage: resource(endpoints.coverage, 'coverage'),
    configurationSchema: files.get(endpoints.configurationSchema),
    schemas: byName(Object.keys(resourceKinds), name => file(endpoints.schema(name))),
    sections: byName(
      nav.sections.map(({name}) => name),
      name => resource(endpoints.section(name), 'section'),
    ),
    pages: Object.fromEntries(
      [...metas].map(([path, {url}]) => [url, resource(endpoints.page(path), 'page')]),
    ),
    packs: byName(packs, name => resource(endpoints.pack(name), 'pack')),
    // The files that only the app reads, by their URLs.
    private: Object.fromEntries([...files].filter(([url]) => url.startsWith(searchFolder))),
    files: contentFiles.length > 0 ? listContentFiles(contentFiles.map(file)) : undefined,
    examples:
      examples.length > 0 ? byName(examples, name => file(endpoints.example(name))) : undefined,
  })
}

function byName(names: readonly string[], read: (name: string) => Resource) {
  return Object.fromEntries(names.map(name => [name, read(name)]))
}

function listContentFiles(resources: readonly Resource[]): Index['resources']['files'] {
  return Object.fromEntries(resources.map(resource => [`/${resource.url}`, resource]))
}
