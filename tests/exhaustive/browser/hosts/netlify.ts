import {join} from 'node:path'
import {parseAllRedirects} from '@netlify/redirect-parser'
import {z} from 'zod'
import {readHeadersFile} from './headers-file.ts'
import {findFile, serveHost, type Host} from './serve-host.ts'

const rulesSchema = z.array(
  z.object({from: z.string(), to: z.string(), status: z.number(), force: z.literal(false)}),
)

/** Netlify: existing files first, then the first rule of `_redirects` that matches. */
export async function serveNetlify(folder: string): Promise<Host> {
  const headersFor = await readHeadersFile(folder)
  const {redirects, errors} = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  if (errors.length > 0) throw new AggregateError(errors, '_redirects has errors.')
  const rules = rulesSchema.parse(redirects)
  return serveHost(folder, path => {
    const file = findFile(folder, path)
    if (file !== undefined) return {status: 200, file, headers: headersFor(path)}
    const rule = rules.find(({from}) => path.startsWith(from.replace(/\*$/, '')))
    return rule ? {status: rule.status, file: rule.to} : {status: 404}
  })
}
