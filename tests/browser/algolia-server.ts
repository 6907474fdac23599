import {createServer} from 'node:http'
import {z} from 'zod'
import {listen} from '../tools/ask.ts'

interface AlgoliaServer {
  readonly url: string
  /** The received queries and their origins. */
  readonly requests: Query[]
  readonly keys: Array<Record<string, string>>
  /** Whether answers are cut off. */
  isDamaged: boolean
  reset(): void
  stop(): void
}

const querySchema = z.looseObject({query: z.string(), indexName: z.string()})
type Query = z.infer<typeof querySchema>

/** A server of another origin that speaks Algolia's protocol, and finds one page for any query. */
export async function startAlgolia(siteUrl: string): Promise<AlgoliaServer> {
  const state: Omit<AlgoliaServer, 'url'> = {
    requests: [],
    keys: [],
    isDamaged: false,
    reset() {
      state.requests.length = 0
      state.keys.length = 0
      state.isDamaged = false
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries') {
      response.writeHead(404).end()
      return
    }
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      const {requests} = z.object({requests: z.array(querySchema)}).parse(JSON.parse(body))
      state.requests.push(...requests)
      state.keys.push(Object.fromEntries(url.searchParams))
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
      })
      const hits = hitsFor(requests[0]?.query ?? '', siteUrl)
      const json = JSON.stringify({results: [{hits}]})
      response.end(state.isDamaged ? json.slice(0, 20) : json)
    })
  })
  const url = await listen(server)
  return Object.assign(state, {url})
}

/** As the crawler of DocSearch has them: texts with entities, and tags around what was found. */
function hitsFor(query: string, siteUrl: string) {
  const marked = (text: string) => ({value: text.replace(query, '\uE000$&\uE001')})
  return [
    {
      objectID: '1',
      url: `${siteUrl}/concepts/zeppelins/#mooring-mast`,
      type: 'content',
      content: `Moored &lt;by&gt; Algolia for ${query} &amp;amp; others`,
      hierarchy: {lvl0: 'Concepts', lvl1: 'Zeppelins', lvl2: 'Mooring mast', lvl3: null},
      _highlightResult: {hierarchy: {lvl2: marked('Mooring mast')}},
      _snippetResult: {
        content: marked(`Moored &lt;by&gt; Algolia for ${query} &amp;amp; others`),
      },
    },
  ]
}
