import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {findFile, serveHost, type Host} from './serve-host.ts'

const ruleSchema = z.strictObject({
  src: z.string(),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  continue: z.literal(true).optional(),
})

const configSchema = z.strictObject({
  framework: z.null(),
  buildCommand: z.literal('npx webpack && node keep-releases.mjs'),
  outputDirectory: z.string(),
  routes: z.array(z.union([z.strictObject({handle: z.literal('filesystem')}), ruleSchema])),
})

/** Vercel: goes through the rules until one ends the search; headers of earlier ones stay. */
export async function serveVercel(project: string): Promise<Host> {
  const text = await readFile(join(project, 'vercel.json'), 'utf8')
  const {outputDirectory, routes} = configSchema.parse(JSON.parse(text))
  const folder = join(project, outputDirectory)
  return serveHost(folder, path => {
    const headers = {'Cache-Control': 'public, max-age=0, must-revalidate'}
    for (const rule of routes) {
      if ('handle' in rule) {
        const file = findFile(folder, path)
        if (file !== undefined) return {status: 200, file, headers}
      } else if (new RegExp(`^${rule.src}$`).test(path)) {
        Object.assign(headers, rule.headers)
        if (!rule.continue) return {status: rule.status ?? 200, file: rule.dest, headers}
      }
    }
    return {status: 404, headers}
  })
}
