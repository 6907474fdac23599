import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {findFile, serveHost, type Host} from './serve-host.ts'

const headersSchema = z.strictObject({'Cache-Control': z.string()})

const configSchema = z.strictObject({
  navigationFallback: z.strictObject({rewrite: z.string(), exclude: z.array(z.string())}),
  globalHeaders: headersSchema,
  routes: z.array(z.strictObject({route: z.string(), headers: headersSchema})),
  responseOverrides: z.strictObject({404: z.strictObject({rewrite: z.string()})}),
})

/** Azure Static Web Apps: files, then the fallback; headers of a route also for missing files. */
export async function serveAzure(folder: string): Promise<Host> {
  const text = await readFile(join(folder, 'staticwebapp.config.json'), 'utf8')
  const config = configSchema.parse(JSON.parse(text))
  const {rewrite, exclude} = config.navigationFallback
  return serveHost(folder, path => {
    const route = config.routes.find(each => matches(path, each.route))
    const headers = {...config.globalHeaders, ...route?.headers}
    const file = findFile(folder, path)
    if (file !== undefined) return {status: 200, file, headers}
    if (!exclude.some(pattern => matches(path, pattern))) {
      return {status: 200, file: rewrite, headers}
    }
    return {status: 404, file: config.responseOverrides[404].rewrite, headers}
  })
}

/** Matches a path that ends with a wildcard. */
function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
