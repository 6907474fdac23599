import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite('screens')

/** Acts that make a string what runs, by what they make of it. */
const refusedActs: ReadonlyArray<readonly [string, () => void]> = [
  ['HTML', () => void (document.body.innerHTML = '<p>text</p>')],
  ['the url of a script', () => void (document.createElement('script').src = '/assets/x.js')],
  ['a document', () => void new DOMParser().parseFromString('<p>text</p>', 'text/html')],
]

/** Answers with the document alone, like a host that takes no headers from a site. */
function sendNoHeaders(): void {
  site.intercept = (request, response) => {
    if (request.url !== '/guides/next/') return false
    response.writeHead(200, {'Content-Type': 'text/html'})
    response.end(readFileSync(join(site.dir, 'guides/next/index.html')))
    return true
  }
}

test.each([
  ['', () => undefined],
  [' on a host without headers', sendNoHeaders],
])(
  'the content security policy%s keeps strings from becoming HTML, scripts or documents, and allows no new policy',
  async (_, prepare) => {
    prepare()
    const page = await site.start('/guides/next/')
    for (const [name, act] of refusedActs) {
      const outcome = await page.evaluate(act).then(() => 'accepted', String)
      expect(outcome, `for ${name}`).toMatch(/requires 'Trusted(?:HTML|ScriptURL)'/)
    }
    const make = (name: string) =>
      page.evaluate(policy => {
        window.trustedTypes?.createPolicy(policy, {createHTML: (html: string) => html})
      }, name)
    await expect(make('mine')).rejects.toThrow('disallowed')
    await expect(make('first-page')).rejects.toThrow('already exists')
    expect(page.errors.splice(0).length, 'refused acts').toBeGreaterThan(2)
  },
)
