import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
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
    if (!path.startsWith(rule)) return response.writeHead(404).end('404 page not found')
    return fetch(behind.url + path.slice(prefix.length)).then(async answer => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(new Uint8Array(await answer.arrayBuffer()))
    })
  })
  return {
    url: await listen(server),
    close() {
      server.close()
      behind.close()
    },
  }
}
