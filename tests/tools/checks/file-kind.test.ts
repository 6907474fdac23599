import {readFileSync} from 'node:fs'
import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {findFileProblem} from '../../../tools/checks/file-kind.ts'

const encode = (text: string) => new TextEncoder().encode(text)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">'

/** The problem of an SVG file with this content, and its line. */
function problemIn(content: string, start = SVG): string | undefined {
  const bytes = encode(`${start}\n${content}</svg>`)
  const problem = findFileProblem('a/b.svg', {bytes, kind: 'svg'})
  return problem && `${problem.line}: ${problem.message}`
}

test('a file of the content folder is a download of a known kind, or an image of the format that its name says', () => {
  const bytes = readFileSync('content/guides/reading-list.png')
  const kind = imageSize(bytes).type
  expect(findFileProblem('a.png', {bytes, kind})).toBeUndefined()
  expect(findFileProblem('a.zip', {bytes: encode('PK'), kind: undefined})).toBeUndefined()
  expect(findFileProblem('a/b.jpeg', {bytes, kind})).toEqual({
    message: 'The bytes of /a/b.jpeg are not an image in JPG format.',
    hint: 'Export the image again, and name it by its format.',
  })
})

const scripts = 'evil.js evil.mjs evil.html evil.xhtml evil.xml evil.wasm evil.SWF'.split(' ')
test.each(scripts)('a file of the content folder is refused if browsers may run it: %s', path => {
  const problem = findFileProblem(path, {bytes: encode('alert(1)'), kind: undefined})
  expect(problem?.message).toContain('cannot be published')
})

test('an SVG image has shapes, text, styles, links to its own parts and images in it', () => {
  const content = `<?xml version="1.0" encoding="UTF-8"?><!-- on <script> -->
<style>.a{fill:red}</style><defs><path id="p" d="M0 0"/></defs><use href="#p"/>
<text title="a > b">on="x"</text><image href="data:image/png;base64,AA=="/>`
  expect(problemIn(content)).toBeUndefined()
})

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<x:script>'],
  ['<path d=">" onload="alert(1)"/>', 'the attribute onload'],
  ['<use href="data:image/svg+xml,x"/>', 'the attribute href'],
  ['<use xlink:href="&#106;avascript:alert(1)"/>', 'the attribute xlink:href'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
  ['<?xml-stylesheet href="x.xsl"?>', '<?xml-stylesheet>'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!DOCTYPE>'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"></html>', '<html>'],
  ['<\0s\0c\0r\0i\0p\0t\0>', 'a control character'],
])('an SVG image cannot run %s', (content, found) => {
  expect(problemIn(content)).toBe(
    `2: The image contains ${found}, which it could use to run a script on the site.`,
  )
})

test('an SVG image is UTF-8, and says so if it says anything', () => {
  expect(problemIn('', `<?xml version="1.0" encoding="UTF-16"?>${SVG}`)).toContain(
    '1: The image contains the encoding UTF-16',
  )
  const bytes = new Uint8Array([0xff, 0xfe, 0x3c, 0])
  expect(findFileProblem('a.svg', {bytes, kind: 'svg'})).toMatchObject({line: 1})
})
