import {readFile} from 'node:fs/promises'
import {createServer, type ServerResponse} from 'node:http'
import {join} from 'node:path'
import {parse} from 'yaml'
import {z} from 'zod'
import {listen} from '../../../tools/ask.ts'
import type {Host} from './serve-host.ts'

const composeSchema = z.object({
  services: z.object({
    shop: z.object({
      labels: z.strictObject({
        'traefik.http.routers.shop.rule': z.string(),
        'traefik.http.routers.shop.middlewares': z.literal('shop'),
        'traefik.http.middlewares.shop.stripprefix.prefixes': z.string(),
      }),
    }),
  }),
})

/** Traefik in front of another server, with the labels of a container. */
export async function serveTraefik(project: string, behind: Host): Promise<Host> {
  const text = await readFile(join(project, 'compose.yaml'), 'utf8')
  const {labels} = composeSchema.parse(parse(text)).services.shop
  const rule = /^PathPrefix\(`(.+)`\)$/.exec(labels['traefik.http.routers.shop.rule'])?.[1]
  const prefix = labels['traefik.http.middlewares.shop.stripprefix.prefixes']
  if (rule === undefined) throw new Error('The rule of the router has another form.')
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!path.startsWith(rule)) {
      response.writeHead(404).end('404 page not found')
      return
    }
    void forward(behind.url + path.slice(prefix.length), response)
  })
  return {
    url: await listen(server),
    close() {
      server.close()
      behind.close()
    },
  }
}

/** Answers with what another server answers. */
async function forward(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(new Uint8Array(await answer.arrayBuffer()))
}
