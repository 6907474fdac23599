import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {findFile, serveHost, type Host} from './serve-host.ts'

const configSchema = z.strictObject({
  hosting: z.strictObject({
    public: z.string(),
    rewrites: z.array(z.strictObject({source: z.string(), destination: z.string()})),
    headers: z.array(
      z.strictObject({
        source: z.string(),
        headers: z.array(z.strictObject({key: z.literal('Cache-Control'), value: z.string()})),
      }),
    ),
  }),
})

/** Firebase Hosting, as its emulator works: the last header that matches the path counts. */
export async function serveFirebase(project: string): Promise<Host> {
  const text = await readFile(join(project, 'firebase.json'), 'utf8')
  const {hosting} = configSchema.parse(JSON.parse(text))
  const folder = join(project, hosting.public)
  return serveHost(folder, path => {
    const matching = hosting.headers.filter(({source}) => matches(path, source))
    const entries = matching.flatMap(({headers}) => headers.map(({key, value}) => [key, value]))
    const headers = Object.fromEntries(entries)
    const file = findFile(folder, path)
    if (file !== undefined) return {status: 200, file, headers}
    const rewrite = hosting.rewrites.find(({source}) => matches(path, source))
    if (rewrite) return {status: 200, file: rewrite.destination, headers}
    return {status: 404, headers}
  })
}

/** Matches a glob, which `!` at its beginning negates. */
function matches(path: string, source: string): boolean {
  if (source.startsWith('!')) return !matches(path, source.slice(1))
  const prefix = /^([^*]*)\*\*$/.exec(source)?.[1]
  return prefix === undefined ? path === source : path.startsWith(prefix)
}
