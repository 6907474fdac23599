import type {Root} from 'mdast'
import {parseByDefinition, type Dialect} from './dialect.ts'
import {isKnownMarkdown} from './native-limits.ts'
import {walk} from './walk.ts'

/**
 * Parses text as `parseByDefinition` does. The native parser takes a twentieth of
 * the time. It is used for Markdown that it is known to parse to the same tree, unless
 * `MARKDOWN_PARSER=javascript` turns it off.
 */
export function parseMarkdown(text: string, dialect: Dialect): Root {
  if (process.env['MARKDOWN_PARSER'] !== 'javascript' && isKnownMarkdown(text, dialect)) {
    try {
      const tree = parseNatively(text, dialect)
      if (tree) return tree
    } catch {
      // The other parser says what is wrong, if anything is.
    }
  }
  return parseByDefinition(text, dialect)
}

/** Undefined on platforms for which the package has no binary. */
const native = await import('satteri').catch(() => undefined)

const otherSyntax = {
  frontmatter: false,
  math: false,
  headingAttributes: false,
  superscript: false,
  subscript: false,
  wikilinks: false,
  definitionList: false,
  smartPunctuation: false,
}

/** Parses text with the native parser; nothing if there is none. */
export function parseNatively(text: string, dialect: Dialect): Root | undefined {
  const features = {gfm: true, directive: dialect === 'md', ...otherSyntax}
  const tree = native?.markdownToMdast(text, {features})
  if (tree?.type !== 'root') return undefined
  walk(tree, (node, index, parent) => {
    // The fields of both parsers have the same order, which is that of the JSON of a page.
    if (node.type === 'link') {
      const {title, url, children, position} = node
      parent.children[index] = {type: 'link', title, url, children, position}
    } else if (node.type === 'image') {
      const {title, url, alt, position} = node
      parent.children[index] = {type: 'image', title, url, alt, position}
    }
  })
  return tree
}
