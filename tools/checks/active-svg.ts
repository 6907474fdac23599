import {decodeSource} from '../sources/decode-source.ts'
import type {FileProblem} from './file-problem.ts'

/** All elements that drawings need; no other can be proven harmless. */
const elements = new Set(
  `svg g defs symbol use title desc style switch view marker pattern mask clipPath
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** A tag or a declaration, with its name; that of an end tag is empty. */
const tag = /<([^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>?/g

/**
 * Finds what could run a script if a reader opened the image itself, or could hide one from this
 * check: elements that no drawing needs, event handlers, other encodings, entities.
 */
export function findActiveSvg(bytes: Uint8Array): FileProblem | undefined {
  const text = decodeSource(bytes, '')
  if (typeof text !== 'string') return problemOf('text that is not UTF-8', text.line)
  const hidden = /(?![\t\n])\p{Cc}/u.exec(text)
  if (hidden) return problemAt(text, hidden.index, 'a control character')
  for (const match of text.replaceAll(/<!--.*?-->/gs, keepLines).matchAll(tag)) {
    const [source, name = ''] = match
    const found = findInTag(source, name)
    if (found !== undefined) return problemAt(text, match.index, found)
  }
  return undefined
}

function findInTag(source: string, name: string): string | undefined {
  if (name === '' || source.startsWith('</')) return undefined
  if (name === '?xml') return findEncoding(source)
  if (!elements.has(name)) return `<${name}>`
  const attributes = source.matchAll(/([^\s"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  for (const [, key = '', double, single] of attributes) {
    const value = double ?? single ?? ''
    if (/^on/i.test(key)) return `the attribute ${key}`
    if (/(?:^|:)href$/i.test(key) && !isHarmless(value)) return `the attribute ${key}`
  }
  return undefined
}

function findEncoding(source: string): string | undefined {
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/.exec(source) ?? []
  return /^utf-8$/i.test(encoding) ? undefined : `the encoding ${encoding}`
}

/** A part of the same image, or an image within it. */
function isHarmless(url: string): boolean {
  return /^(?:#|data:image\/(?:gif|jpeg|png|webp);)/.test(url)
}

function keepLines(comment: string): string {
  return comment.replaceAll(/[^\n]/g, ' ')
}

function problemAt(text: string, index: number, found: string): FileProblem {
  return problemOf(found, text.slice(0, index).split('\n').length)
}

function problemOf(found: string, line: number): FileProblem {
  const message = `The image contains ${found}, which it could use to run a script on the site.`
  return {message, hint: 'Export it as plain SVG, without scripts, links and animation.', line}
}
