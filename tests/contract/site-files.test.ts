import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {documentPolicy} from '../../tools/output/content-policy.ts'
import {matchingRules, parseHeaders} from '../../tools/output/headers.ts'
import {portablePath} from '../../tools/disk/portable-path.ts'
import {filesBelow} from '../builds/folder-files.ts'
import {serveBuild} from '../serve-build.ts'

const site = serveBuild()

function urlsOfFiles(): string[] {
  return filesBelow(site.dir).map(file => `/${portablePath(site.dir, file)}`)
}

test('_headers has no two rules that set the same header of a file', async () => {
  const rules = parseHeaders(await readFile(join(site.dir, '_headers'), 'utf8'))
  for (const url of urlsOfFiles()) {
    const names = matchingRules(url, rules).flatMap(({headers}) => Object.keys(headers))
    expect({url, names: names.toSorted()}).toEqual({url, names: [...new Set(names)].toSorted()})
  }
})

test('_headers has no line that is too long for a host, and one `*` in a path at most', async () => {
  const lines = (await readFile(join(site.dir, '_headers'), 'utf8')).split('\n')
  expect(lines.filter(line => line.length > 2000)).toEqual([])
  expect(lines.filter(line => /^\/.*\*.*\*/.test(line))).toEqual([])
})

test('every document holds the content security policy for hosts without headers, and nothing that it would refuse', async () => {
  const documents = urlsOfFiles().filter(url => url.endsWith('.html'))
  expect(documents.length).toBeGreaterThan(4)
  const headers = parseHeaders(await readFile(join(site.dir, '_headers'), 'utf8'))
  const ofHost = headers[0]?.headers['Content-Security-Policy'] ?? ''
  const home = await readFile(join(site.dir, 'index.html'), 'utf8')
  const [, homeStyles = ''] = /<style data-of="home">(.*?)<\/style>/s.exec(home) ?? []
  for (const url of documents) {
    const policy = url === '/index.html' ? ofHost : ofHost.replace(` ${hashOf(homeStyles)}`, '')
    const html = await readFile(join(site.dir, url), 'utf8')
    const inline = [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
      .filter(([, , attributes = '']) => !attributes.startsWith(' type="application/')) // data
      .map(([, tag, , text = '']) => ({tag, isAllowed: policy.includes(hashOf(text))}))
    const own = `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(policy)}">`
    expect([url, html.split('<script')[0]?.includes(own)]).toEqual([url, true])
    expect({url, inline}).toEqual({
      url,
      inline: [
        {tag: 'script', isAllowed: true},
        {tag: 'style', isAllowed: true},
        ...(url === '/index.html' ? [{tag: 'style', isAllowed: true}] : []), // of the home page
        {tag: 'script', isAllowed: true}, // speculation rules
      ],
    })
    const tags = html.match(/<[a-z][^\s>]*(?:"[^"]*"|[^">])*>/g) ?? []
    const refused = tags.filter(
      tag =>
        / (?:style|on\w+)=/.test(tag.replaceAll(/="[^"]*"/g, '=')) ||
        / (?:href|src|action)="(?:javascript|data):/i.test(tag),
    )
    expect({url, refused}).toEqual({url, refused: []})
  }
})

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
