import {readFileSync} from 'node:fs'
import {symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js'
import {globSync} from 'tinyglobby'
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest'
import {createSearch} from '../../search/engine.ts'
import golden from '../search/golden.json' with {type: 'json'}
import {COMMAND, useDocumentation} from './package.ts'

const project = useDocumentation()
const client = new Client({name: 'tests', version: '1.0.0'})

beforeAll(async () => {
  const args = [COMMAND, 'mcp']
  const transport = {command: process.execPath, args, cwd: project.dir}
  await client.connect(new StdioClientTransport(transport))
})
afterAll(() => client.close())

async function call(name: string, input: Record<string, unknown>): Promise<string> {
  const {content} = await client.callTool({name, arguments: input})
  return JSON.stringify(content)
}

describe('the MCP server', () => {
  test('offers the commands as tools, and says that one of them runs code', async () => {
    const {tools} = await client.listTools()
    const names = ['changes', 'explain_configuration', 'explain_error', 'option', 'read', 'search']
    expect(tools.map(({name}) => name).toSorted()).toEqual(names)
    const writers = tools.filter(({annotations}) => annotations?.readOnlyHint !== true)
    expect(writers.map(({name}) => name)).toEqual(['explain_configuration'])
  })

  test('answers with at most 50 KB, and offers the rest as further pages', async () => {
    const first = await call('read', {path: 'api/cli-flags'})
    expect(Buffer.byteLength(first)).toBeLessThan(51_200)
    expect(first).toContain('page 2')
    expect(await call('read', {path: 'api/cli-flags', page: 2})).not.toBe(first)
  })

  test('says what became of an option that is gone', async () => {
    const answer = await call('option', {name: 'outputModule'})
    expect(answer).toContain('the last version that had it is 5.110.3. Set output.module instead.')
  })

  test('says what to do if there is no answer', async () => {
    const {isError, content} = await client.callTool({name: 'option', arguments: {name: 'devtol'}})
    expect(isError).toBe(true)
    expect(JSON.stringify(content)).toContain('Did you mean devtool')
  })

  test('says what a configuration that cannot be explained reports', async () => {
    await project.write({'broken.cjs': 'throw new Error("no database")'})
    const input = {name: 'explain_configuration', arguments: {files: ['broken.cjs']}}
    const {isError, content} = await client.callTool(input)
    expect(isError).toBe(true)
    expect(JSON.stringify(content)).toContain('no database')
  })

  test.each(['../other.cjs', '/tmp/other.cjs', 'link/other.cjs'])(
    'runs no configuration outside of its folder: %s',
    async file => {
      await symlink(tmpdir(), join(project.dir, 'link')).catch(() => undefined) // from the test before
      expect(await call('explain_configuration', {files: [file]})).toContain('is outside of')
    },
  )

  test('explains the configuration of the folder that it runs in', async () => {
    await project.write({'webpack.config.cjs': 'module.exports = {mode: "production"}'})
    const answer = await call('explain_configuration', {only: ['optimization.minimize']})
    expect(answer).toContain('because `mode` is `\\"production\\"`')
  })

  test('finds the same sections as the site, in the same order', async () => {
    const read = async (url: string) =>
      JSON.parse(readFileSync(resolve(inject('sites').content, url), 'utf8'))
    const {search} = createSearch(read)
    for (const {query} of golden.filter((_, index) => index % 5 === 0)) {
      const answer = await call('search', {words: query})
      const links = answer.matchAll(/<https:\/\/webpack\.js\.org([^>]+)>/g)
      const urls = (await search(query, 8)).map(({url}) => url)
      expect({query, urls: [...links].map(([, url]) => url)}).toEqual({query, urls})
    }
  })

  test('explains what builds print by the page that shows it, in 95 % of the cases', async () => {
    const printed = readOutputs()
    expect(printed.length).toBeGreaterThan(80)
    const wrong: string[] = []
    for (const {output, url} of printed) {
      const answer = await call('explain_error', {output})
      const [, found] = /<https:\/\/webpack\.js\.org(\/[^>#]+)/.exec(answer) ?? []
      if (found !== url) wrong.push(`${url}: ${found ?? 'nothing'}: ${output.split('\n')[0]}`)
    }
    expect(wrong.slice(0, Math.floor(printed.length * 0.05))).toEqual(wrong)
  })
})

/** What examples print, as the pages about errors show it. */
function readOutputs(): Array<{output: string; url: string}> {
  return globSync('content/errors/*.md').flatMap(file => {
    const url = `/${file.replace(/^content\/|(?:index)?\.md$/g, '')}/`
    const blocks = readFileSync(file, 'utf8').matchAll(/^```\w+ check=output[^\n]*\n(.*?)^```/gms)
    return [...blocks].map(([, text = '']) => ({output: text.replaceAll(/^\$ .*\n/gm, ''), url}))
  })
}
