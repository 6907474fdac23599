import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {launchBrowser} from '../../../browser/launch-browser.ts'
import {findFile, serveHost, type Host} from './serve-host.ts'

const cacheSchema = z.union([
  z.strictObject({mode: z.literal('DisableCache'), age: z.null(), custom: z.null()}),
  z.strictObject({mode: z.literal('UseMaxAge'), age: z.string(), custom: z.string()}),
])

const configSchema = z.strictObject({
  match: z.strictObject({url: z.string(), negate: z.literal('true')}),
  condition: z.strictObject({
    input: z.literal('{REQUEST_FILENAME}'),
    matchType: z.literal('IsFile'),
    negate: z.literal('true'),
  }),
  action: z.strictObject({type: z.literal('Rewrite'), url: z.string()}),
  types: z.array(z.strictObject({fileExtension: z.string(), mimeType: z.string()})),
  removed: z.array(z.string()),
  cache: cacheSchema,
  location: z.string(),
  locationCache: cacheSchema,
})

/** IIS with its URL Rewrite module: one rule for missing files, and a header for each file. */
export async function serveIis(folder: string): Promise<Host> {
  const config = await readWebConfig(join(folder, 'web.config'))
  const extensions = config.types.map(({fileExtension}) => fileExtension)
  if (extensions.join() !== config.removed.join()) throw new Error('A type may be defined twice.')
  return serveHost(folder, path => {
    const excluded = new RegExp(config.match.url).test(path.slice(1))
    const file = findFile(folder, path) ?? (excluded ? undefined : `/${config.action.url}`)
    if (file === undefined) return {status: 404}
    const inLocation = path.startsWith(`/${config.location}/`)
    const cache = cacheControl(inLocation ? config.locationCache : config.cache)
    return {status: 200, file, headers: {'Cache-Control': cache}}
  })
}

/** The header that IIS makes of the attributes of `clientCache`. */
function cacheControl({mode, age, custom}: z.infer<typeof cacheSchema>): string {
  if (mode === 'DisableCache') return 'no-cache'
  const [days, time] = age.split('.')
  if (time !== '00:00:00') throw new Error(`${age} is not a number of days.`)
  return `${custom},max-age=${Number(days) * 86_400}`
}

/** Reads the file with the XML parser of a browser, which accepts only well-formed documents. */
async function readWebConfig(file: string): Promise<z.infer<typeof configSchema>> {
  const context = await (await launchBrowser()).newContext()
  const page = await context.newPage()
  const values = await page.evaluate(readXml, await readFile(file, 'utf8'))
  await context.close()
  return configSchema.parse(values)
}

/** Runs in the browser. */
function readXml(text: string): unknown {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  const problem = xml.querySelector('parsererror')
  if (problem) throw new Error(problem.textContent ?? 'The file is not well-formed.')
  const root = 'configuration > system\\.webServer'
  const location = 'configuration > location'
  const rule = `${root} > rewrite > rules > rule[stopProcessing="true"]`
  const content = `${root} > staticContent`
  const read = (selector: string) =>
    [...xml.querySelectorAll(selector)].map(element =>
      Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
    )
  const readCache = (parent: string) => {
    const cache = xml.querySelector(`${parent} > clientCache`)
    const attribute = (name: string) => cache?.getAttribute(`cacheControl${name}`) ?? null
    return {mode: attribute('Mode'), age: attribute('MaxAge'), custom: attribute('Custom')}
  }
  return {
    match: read(`${rule} > match`)[0],
    condition: read(`${rule} > conditions > add`)[0],
    action: read(`${rule} > action`)[0],
    types: read(`${content} > mimeMap`),
    removed: read(`${content} > remove`).map(({fileExtension}) => fileExtension),
    cache: readCache(content),
    location: read(location)[0]?.['path'],
    locationCache: readCache(`${location} > system\\.webServer > staticContent`),
  }
}
