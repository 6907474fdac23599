import {once} from 'node:events'
import {get, type IncomingMessage} from 'node:http'
import {expect, test} from 'vitest'
import {createLiveUpdate} from '../../../tools/server/live-update.ts'
import {serve} from '../../../tools/server/serve.ts'
import {writeFolder} from '../temp-folder.ts'

test('open pages are told of changes until they close', async () => {
  const live = createLiveUpdate()
  const dir = await writeFolder({'index.html': 'home'})
  const server = await serve({dir, port: 0, intercept: live.intercept})
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const request = get({port, path: '/live-update', agent: false})
  const response = await new Promise<IncomingMessage>(resolve => request.on('response', resolve))
  expect(response.headers['content-type']).toBe('text/event-stream')
  response.setEncoding('utf8')
  expect(await once(response, 'data')).toEqual([': listening\n\n'])
  live.send('content')
  expect(await once(response, 'data')).toEqual(['event: content\ndata:\n\n'])
  live.send('app')
  expect(await once(response, 'data')).toEqual(['event: app\ndata:\n\n'])

  request.on('error', () => undefined).destroy()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(() => live.send('content')).not.toThrow()
})
