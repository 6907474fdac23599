import {createServer} from 'node:http'
import {expect, onTestFinished, test, vi} from 'vitest'
import {fetchPackCosts} from '../../../app/service-worker/download-cost.ts'
import {listen, stop} from '../../tools/ask.ts'

test('a pack costs what the server says that it sends, and nothing is known if it does not say', async () => {
  const server = createServer(({url}, response) => {
    if (url === '/said.json') response.setHeader('Content-Length', 5)
    response.end()
  })
  const site = await listen(server)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    stop(server)
  })
  const {fetch} = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new URL(url, site), init))
  const pack = (url: string) => ({url, hash: '', size: 9})
  const packs = {said: pack('said.json'), unsaid: pack('unsaid.json')}
  expect(await fetchPackCosts({packs})).toEqual(new Map([['said', 5]]))
})
