import {createServer, type ServerResponse} from 'node:http'
import {z} from 'zod'
import {listen} from '../tools/ask.ts'

interface AlgoliaServer {
  readonly url: string
  /** The received queries and their origins. */
  readonly requests: Query[]
  readonly keys: Array<Record<string, string>>
  /** Answers a query. */
  mode: 'answer' | 'refuse' | 'fail' | 'damage'
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
    mode: 'answer',
    reset() {
      state.requests.length = 0
      state.keys.length = 0
      state.mode = 'answer'
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
      answer(response, {mode: state.mode, query: requests[0]?.query ?? '', siteUrl})
    })
  })
  const url = await listen(server)
  return Object.assign(state, {url})
}

interface Answer {
  mode: AlgoliaServer['mode']
  query: string
  siteUrl: string
}

function answer(response: ServerResponse, {mode, query, siteUrl}: Answer): void {
  const status = {answer: 200, damage: 200, refuse: 403, fail: 500}[mode]
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/json',
  })
  if (mode === 'damage') response.end('{"results": [{"hits": ')
  else if (mode === 'answer')
    response.end(JSON.stringify({results: [{hits: hitsFor(query, siteUrl)}]}))
  else response.end(JSON.stringify({message: 'No', status}))
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
