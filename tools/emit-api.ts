import {endpoints} from '#contract/endpoints.ts'
import {resourceKinds} from '#contract/resources.ts'
import {keyOf} from './disk/hash.ts'
import {createPageFinder, type Site} from './load/site.ts'
import {buildAnchors} from './site/anchors.ts'
import {buildContributors} from './site/contributors.ts'
import type {FileOutput} from './output/output.ts'
import {buildOpenApi, buildSchemas} from './output/schemas.ts'
import {jsonOutput} from './output/text-output.ts'

/** The JSON API but for its index, its facts, its search and the schema of configurations. */
export function emitApi(site: Site): FileOutput[] {
  const {settings, tree, nav, pages, sponsors, redirects, coverage} = site
  return [
    jsonOutput(endpoints.tree, () => tree),
    jsonOutput(endpoints.nav, () => nav, {pages: []}),
    jsonOutput(endpoints.sponsors, () => sponsors, {pages: []}),
    jsonOutput(endpoints.contributors, () => buildContributors(tree)),
    jsonOutput(endpoints.redirects, () => redirects, {pages: []}),
    jsonOutput(endpoints.anchors, () => buildAnchors(pages)),
    jsonOutput(endpoints.coverage, () => coverage),
    ...tree.children
      .filter(child => child.type === 'directory')
      .map(section => jsonOutput(endpoints.section(section.name), () => section)),
    ...emitSchemas(settings.url),
    jsonOutput(endpoints.openapi, () => buildOpenApi(settings), {pages: []}),
    ...emitPages(site),
  ]
}

function emitSchemas(siteUrl: string): FileOutput[] {
  let schemas: ReturnType<typeof buildSchemas> | undefined
  return Object.keys(resourceKinds).map(name =>
    jsonOutput(endpoints.schema(name), () => (schemas ??= buildSchemas(siteUrl)).get(name), {
      pages: [],
    }),
  )
}

/** One file per page, with its text. */
function emitPages(site: Site): FileOutput[] {
  const pageOf = createPageFinder(site)
  return [...site.metas].map(([path, meta]): FileOutput => {
    const page = pageOf(path)
    const makeBody = () => site.texts.body(page)
    return {
      url: endpoints.page(path),
      pages: [path],
      key: () => keyOf('page-json', JSON.stringify(meta), page.key),
      make: async () => `${JSON.stringify(meta).slice(0, -1)},"body":${await makeBody()}}`,
    }
  })
}
