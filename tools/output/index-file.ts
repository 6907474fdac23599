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
  readonly files: ReadonlyMap<string, string>
}

/** Lists the files of the API with their schemas; `hashes` has that of each, by its url. */
export function buildIndex(
  {nav, metas, files}: IndexSource,
  hashes: ReadonlyMap<string, string>,
  webpackVersion: string | undefined,
): Index {
  const find = (url: string): Resource => {
    const hash = hashes.get(url)
    if (hash === undefined) throw new Error(`${url} was not written`)
    return {url, hash}
  }
  const resource = (url: string, kind: ResourceName): Resource => {
    return {...find(url), schema: endpoints.schema(kind)}
  }
  const names = Object.keys(resourceKinds)
  const numbered = (urlOf: (number: number) => string, kind: ResourceName) => {
    const found: Record<string, Resource> = {}
    for (let number = 0; hashes.has(urlOf(number)); number++) {
      found[number] = resource(urlOf(number), kind)
    }
    return found
  }
  return {
    schemaVersion: 'v1',
    contentHash: hashOf([...hashes, ...files].map(([url, hash]) => `${url} ${hash}`).join('\n')),
    ...(webpackVersion !== undefined && {webpackVersion}),
    resources: {
      tree: resource(endpoints.tree, 'tree'),
      nav: resource(endpoints.nav, 'nav'),
      sponsors: resource(endpoints.sponsors, 'sponsors'),
      contributors: resource(endpoints.contributors, 'contributors'),
      redirects: resource(endpoints.redirects, 'redirects'),
      anchors: resource(endpoints.anchors, 'anchors'),
      openapi: find(endpoints.openapi),
      search: resource(endpoints.search, 'search'),
      searchTerms: numbered(endpoints.searchTerms, 'searchTerms'),
      searchSections: numbered(endpoints.searchSections, 'searchSections'),
      searchSpelling: resource(endpoints.searchSpelling, 'searchSpelling'),
      webpack: Object.fromEntries(
        Object.keys(factFiles)
          .filter(name => hashes.has(endpoints.webpack(name)))
          .map(name => [name, resource(endpoints.webpack(name), 'facts')]),
      ),
      coverage: resource(endpoints.coverage, 'coverage'),
      schemas: Object.fromEntries(names.map(name => [name, find(endpoints.schema(name))])),
      sections: Object.fromEntries(
        nav.sections.map(({name}) => [name, resource(endpoints.section(name), 'section')]),
      ),
      pages: Object.fromEntries(
        [...metas].map(([path, {url}]) => [url, resource(endpoints.page(path), 'page')]),
      ),
      ...(files.size > 0 && {
        files: Object.fromEntries([...files].map(([url, hash]) => [`/${url}`, {url, hash}])),
      }),
    },
  }
}
