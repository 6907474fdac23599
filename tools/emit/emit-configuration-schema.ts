import type {Root} from 'mdast'
import {endpoints} from '#contract/endpoints.ts'
import {findHome} from '#contract/fact-home.ts'
import type {Facts} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'
import {buildConfigurationSchema} from '../configuration-schema/build-schema.ts'
import {describeOption} from '../configuration-schema/describe-option.ts'
import {readFirstSentences} from '../configuration-schema/first-sentences.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {keyOf} from '../disk/hash.ts'
import type {SitePage} from '../load/load-pages.ts'
import type {Site} from '../load/site.ts'
import type {FileOutput} from '../output/output.ts'

/** Changes with the code that makes the schema. */
const code = hashFolders(['contract', 'tools/configuration-schema'])

/** `webpack.config.schema.json`: the schema of configurations, for editors and tools. */
export function emitConfigurationSchema(site: Site): FileOutput[] {
  const {optionsSchema, snapshots, settings, factUrls} = site
  const {options} = snapshots
  if (optionsSchema === undefined || options === undefined) return []
  const urls = options.facts.flatMap(({id}) => factUrls.get(id) ?? [])
  const pages = findPages(site, urls)
  return [
    {
      url: endpoints.configurationSchema,
      pages: [...pages.values()].map(({path}) => path),
      key: () =>
        keyOf(
          `configuration-schema ${code} ${settings.url} ${urls.join(' ')}`,
          optionsSchema,
          JSON.stringify(options),
          ...[...pages.values()].map(({key}) => key),
        ),
      make: async () => buildText(site, {optionsSchema, options, pages}),
    },
  ]
}

/** webpack's license, which has to be named with its schema. */
const LICENSE = 'MIT License, Copyright JS Foundation and other contributors'

type PagesByUrl = ReadonlyMap<string, SitePage>

/** The pages that describe options, by their URLs. */
function findPages({pages, metas}: Site, urls: readonly string[]): PagesByUrl {
  const wanted = new Set(urls.map(url => url.replace(/#.*$/, '')))
  return new Map(
    pages.flatMap((page): Array<[string, SitePage]> => {
      const url = metas.get(page.path)?.url
      return url !== undefined && wanted.has(url) ? [[url, page]] : []
    }),
  )
}

interface SchemaParts {
  readonly optionsSchema: string
  readonly options: Facts
  readonly pages: PagesByUrl
}

async function buildText(
  site: Site,
  {optionsSchema, options, pages}: SchemaParts,
): Promise<string> {
  const {settings, factUrls, history} = site
  const sentences = await readSentences(site, pages)
  const facts = new Map(options.facts.map(fact => [fact.name, fact]))
  const schema = buildConfigurationSchema({
    webpack: JSON.parse(optionsSchema),
    id: new URL(endpoints.configurationSchema, settings.url).href,
    comment: `Made from the schema of webpack ${options.version}. ${LICENSE}`,
    findName: name => findHome(name, options.aliases ?? {}, each => facts.has(each)),
    describe(name) {
      const fact = facts.get(name)
      if (fact === undefined) return {}
      const url = factUrls.get(fact.id)
      return describeOption({
        fact,
        sentence: url === undefined ? undefined : sentences.get(url),
        address: url === undefined ? undefined : new URL(url, settings.url).href,
        oldest: history?.packages.find(each => each.name === options.package)?.first,
      })
    },
  })
  return JSON.stringify(schema)
}

/** The first sentence of each part of these pages, by its URL. */
async function readSentences(
  {texts, metas}: Site,
  pages: PagesByUrl,
): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const [url, page] of pages) {
    const body: Root = JSON.parse(await texts.body(page))
    for (const [id, text] of readFirstSentences(body)) all.set(`${url}#${id}`, text)
    const {description} = need(metas.get(page.path), `meta of ${page.path}`)
    if (description !== undefined) all.set(url, description)
  }
  return all
}
