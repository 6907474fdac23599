import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {request} from 'node:http'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'

const program = fileURLToPath(new URL('replaced-server.ts', import.meta.url))

const child = spawn(process.execPath, ['--import', 'tsx', program], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = await once(createInterface(child.stdout), 'line')
const port = Number(line)

afterAll(() => void child.kill('SIGKILL'))

test('a server that is replaced answers every connection', async () => {
  const over = new AbortController()
  const clients = Promise.all(Array.from({length: 16}, () => askUntil(over.signal)))
  const processes = new Set<string>()
  while (processes.size < 5) {
    const old = await ask('/restart')
    while ((await ask('/')) === old) processes.add(old)
  }
  over.abort()
  await clients
})

async function askUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await ask('/')
}

/** Resolves to the process that answers, on a connection of its own. */
async function ask(path: string): Promise<string> {
  const asking = request({port, path, agent: false}).end()
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const part of response) text += String(part)
  expect(text).toMatch(/^\d+$/)
  return text
}
