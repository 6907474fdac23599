import {join} from 'node:path'
import {parseAllHeaders} from '@netlify/headers-parser'

/** Headers for a path. */
export type HeadersFor = (path: string) => Readonly<Record<string, string>>

/** Reads the file `_headers` with the parser of Netlify; files without a rule are revalidated. */
export async function readHeadersFile(folder: string): Promise<HeadersFor> {
  const {headers, errors} = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  if (errors.length > 0) throw new AggregateError(errors, '_headers has errors.')
  return path => {
    const matching = headers.filter(rule => 'forRegExp' in rule && rule.forRegExp.test(path))
    const defaults = {'Cache-Control': 'public, max-age=0, must-revalidate'}
    return Object.assign(defaults, ...matching.map(({values}) => values))
  }
}
