import {Ajv2020} from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import {Window} from 'happy-dom'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {describe, expect, test} from 'vitest'
import {z} from 'zod'
import {bodySchema, type Body} from '#contract/mdast.ts'
import {sponsorsSchema} from '#contract/people.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {buildSchemas} from '../../../tools/output/schemas.ts'
import {parseFrontMatter} from '../../../tools/content-format/front-matter.ts'
import type {Issue} from '../../../tools/issues/issue.ts'
import {redirectFileSchema} from '../../../tools/content-format/redirects.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import {parseJson} from '../../../tools/sources/json-value.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {checkHtml} from '../../tools/check-html.ts'
import {someFactSet} from '../../tools/facts/some-facts.ts'
import {hostilePage, hostileText} from '../../tools/hostile-pages.ts'
import {parseReadmeText} from '../../tools/readmes/parse-text.ts'
import {readTwin, wordsOf} from '../../tools/twin-text.ts'

const limits = {runs: 400}

const known = {
  facts: someFactSet,
  coverage: {sections: {api: ['*']}, documented: {api: ['option:mode']}},
}

describe('any page', {timeout: fuzzTimeout()}, () => {
  const ajv = new Ajv2020({strict: true, validateFormats: false})
  ajv.addSchema(buildSchemas('https://x.org').get('page') ?? {}, 'page')
  const isBody = ajv.compile({$ref: 'page#/properties/body'})
  const {document} = new Window()

  test('has issues with their lines, or a body that keeps the contract', () =>
    fuzz(hostilePage, limits, source => {
      const {page, body, samples} = parse(source)
      checkIssues(page.issues, source.text)
      if (hasError(page.issues)) return
      expect(bodySchema.parse(body)).toEqual(body)
      expect({valid: isBody(body), errors: isBody.errors}).toEqual({valid: true, errors: null})
      expect(JSON.stringify(parse(source))).toBe(JSON.stringify({page, body, samples}))
    }))

  test('becomes HTML in which nothing can run and every id is unique', () =>
    fuzz(hostilePage, limits, source => {
      const {page, body} = parse(source)
      if (hasError(page.issues)) return
      for (const html of [renderArticle(body), toHtml(toHast(body))]) checkHtml(document, html)
    }))

  test('becomes Markdown that says the same', () =>
    fuzz(hostilePage, limits, source => {
      const {page, body} = parse(source)
      if (hasError(page.issues)) return
      expect(wordsOf(readTwin(twinOf(body)))).toEqual(wordsOf(body))
    }))

  test('a README, too: it is safe, and the same in Markdown', () =>
    fuzz(hostileText, {runs: 300}, text => {
      const {body, page, markdown} = parseReadmeText(text)
      expect(bodySchema.parse(body)).toEqual(body)
      for (const html of [renderArticle(body), toHtml(toHast(body))]) checkHtml(document, html)
      for (const {url} of page.links) {
        if (url.startsWith('#')) expect(page.ids).toContain(url.slice(1))
      }
      expect(wordsOf(readTwin(`# a-loader\n\n${markdown}`))).toEqual(wordsOf(body))
    }))
})

describe('any data', {timeout: fuzzTimeout()}, () => {
  const value = fc.jsonValue({maxDepth: 4, stringUnit: 'binary'})
  const keys = fc.constantFrom(
    ...'title sort related url from to sponsors header external date description'.split(' '),
    ...'__proto__ constructor prototype hasOwnProperty toString'.split(' '),
  )
  const record = fc.array(fc.tuple(keys, value)).map(rows => {
    return `{${rows.map(([key, any]) => `${JSON.stringify(key)}: ${JSON.stringify(any)}`).join(',\n')}}`
  })
  const yamlPieces = [
    ['title: ', 'a: ', '- ', '&a ', '*a', '!!js/function ', '!!binary ', '? ', '| ', '>- '],
    ['"', "'", '{', '}', '[', ']', ', ', '\n', '\n  ', ' ', '\t', '# x', '---', '...'],
    ['<<: ', '__proto__: ', '0x1F', '1e999', '2020-01-01', '.nan', 'text'],
    ['\u202E', '\\u202E', '%YAML 1.1'],
  ].flat()
  const yaml = fc
    .array(fc.constantFrom(...yamlPieces), {maxLength: 30})
    .map(parts => parts.join(''))
  const text = fc.oneof(
    record,
    yaml,
    value.map(any => JSON.stringify(any)),
  )
  const schemas: ReadonlyArray<[string, z.ZodType]> = [
    ['site.json', siteSchema],
    ['sponsors.json', sponsorsSchema],
    ['redirects.json', redirectFileSchema],
    ['any.json', z.unknown()],
  ]

  test('is valid, or has issues with their lines', () =>
    fuzz(text, limits, source => {
      for (const [file, schema] of schemas) {
        const {value: data, issues} = parseJson(schema, {text: source, file})
        checkIssues(issues, source)
        if (data !== undefined) expect(schema.safeParse(data).success).toBe(true)
        else expect(issues).not.toEqual([])
      }
    }))

  test('stands above a page, or has issues with their lines', () =>
    fuzz(text, limits, source => {
      const page = `---\ntitle: A\n${source}\n---\nText`
      const {frontMatter, issues} = parseFrontMatter(page, 'a.md')
      checkIssues(issues, page)
      if (!frontMatter) expect(issues).not.toEqual([])
    }))
})

function parse({path, text}: {path: string; text: string}) {
  return parsePage({path, size: text.length, text, known})
}

function hasError(issues: readonly Issue[]): boolean {
  return issues.some(({severity}) => severity === 'error')
}

function twinOf(body: Body): string {
  return toMarkdown({title: 'Page', body, url: '/a/', siteUrl: 'https://x.org'})
}

function checkIssues(issues: readonly Issue[], text: string): void {
  const count = text.split('\n').length
  for (const {line, message, hint} of issues) {
    expect(Number.isInteger(line) && line >= 1 && line <= count, `line ${line} of ${count}`).toBe(
      true,
    )
    expect(message).toMatch(/./)
    expect(hint).toMatch(/./)
  }
}
