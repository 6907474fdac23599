import {once} from 'node:events'
import {get, type IncomingMessage} from 'node:http'
import {expect, test} from 'vitest'
import {createLiveEvents} from '../../../tools/server/live-events.ts'
import {serve} from '../../../tools/server/serve.ts'
import {portOf, stop} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

test('open pages hear of changes until they close, even of those that they missed', async () => {
  const live = createLiveEvents()
  const dir = await writeFolder({'index.html': 'home'})
  const server = await serve({dir, port: 0, intercept: live.intercept})
  live.send('start', {process: 'one'})
  live.send('content', {hasNewNav: true})
  live.send('issues', [])

  const request = get({port: portOf(server), path: '/live-update', agent: false})
  const response = await new Promise<IncomingMessage>(resolve => request.on('response', resolve))
  expect(response.headers['content-type']).toBe('text/event-stream')
  response.setEncoding('utf8')
  expect(await once(response, 'data')).toEqual([
    'retry: 250\n\nevent: start\ndata: {"process":"one"}\n\nevent: issues\ndata: []\n\n',
  ])
  live.send('content', {hasNewNav: false})
  expect(await once(response, 'data')).toEqual(['event: content\ndata: {"hasNewNav":false}\n\n'])

  request.on('error', () => undefined).destroy()
  stop(server)
  await once(server, 'close')
  expect(() => live.send('content', {hasNewNav: false})).not.toThrow()
})
