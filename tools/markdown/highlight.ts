import type {Element, ElementContent, Text} from 'hast'
import type {Root} from 'mdast'
import {common, createLowlight} from 'lowlight'
import {suggestName} from '../issues/nearest-names.ts'
import {report, type Context} from './context.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {findDeepNode} from './nesting.ts'
import {walkType} from './walk.ts'

const lowlight = createLowlight(common)
lowlight.registerAlias({
  javascript: ['mjs', 'cjs'],
  plaintext: ['none', 'tree', 'http', 'headers'],
  shell: ['console', 'shell-session'],
  typescript: ['mts', 'cts'],
  xml: ['vue', 'svelte', 'ejs', 'handlebars', 'hbs'],
  ini: ['dotenv', 'env', 'gitignore'],
})

/** Stores the highlighted code of every fence in `data.hChildren`, and adds its title. */
export function transformCode(tree: Root, context: Context): void {
  walkType(tree, 'code', code => {
    const lang = code.lang ?? undefined
    const {title, lines} = parseFenceMeta(code.meta)
    const known = lang !== undefined && lowlight.registered(lang)
    if (lang !== undefined && !known) {
      report(context, code, {
        rule: 'unknown-language',
        severity: 'warning',
        message: `“${lang}” is not a language that can be highlighted.`,
        hint: suggestName(lang, lowlight.listLanguages(), 'Use “text” for plain text.'),
      })
    }
    const spans = known ? highlight(lang, code.value) : []
    const children = lines.size > 0 ? markLines(spans, code.value, lines) : spans
    code.data = {
      hProperties: {
        ...code.data?.hProperties,
        ...(lang !== undefined && {className: [`language-${lang}`]}),
        ...(title !== undefined && {dataTitle: title}),
      },
      ...(children.some(({type}) => type === 'element') && {hChildren: children}),
    }
  })
}

/** Maximum number of characters to highlight in one fence. */
const MAX_CHARACTERS = 50_000

/** Colors the beginning of long code, up to the end of a line if there is one, and not the rest. */
function highlight(lang: string, code: string): ElementContent[] {
  const lineEnd = code.lastIndexOf('\n', MAX_CHARACTERS)
  const end = code.length <= MAX_CHARACTERS || lineEnd === -1 ? MAX_CHARACTERS : lineEnd
  const tree = lowlight.highlight(lang, code.slice(0, end))
  if (findDeepNode(tree)) return [] // shown without colors
  const rest: Text[] = code.length > end ? [{type: 'text', value: code.slice(end)}] : []
  return [...tree.children.filter(node => node.type === 'element' || node.type === 'text'), ...rest]
}

/** Wraps the lines to be highlighted in `<span class="line-marked">`. */
function markLines(
  spans: readonly ElementContent[],
  text: string,
  marked: ReadonlySet<number>,
): ElementContent[] {
  const lines = splitLines(spans.length > 0 ? spans : [{type: 'text', value: text}])
  return lines.flatMap((line, index) => {
    const ending: Text[] = index < lines.length - 1 ? [{type: 'text', value: '\n'}] : []
    if (!marked.has(index + 1)) return [...line, ...ending]
    return [element('line-marked', [...line, ...ending])]
  })
}

/** Cuts nodes at every line break; what spans several lines is repeated on each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const pieces: ElementContent[][] =
      node.type === 'element'
        ? splitLines(node.children).map(children => [{...node, children}])
        : splitText(node)
    lines.at(-1)?.push(...(pieces[0] ?? []))
    lines.push(...pieces.slice(1))
  }
  return lines
}

function splitText(node: ElementContent): Text[][] {
  const value = node.type === 'text' ? node.value : ''
  return value.split('\n').map(part => (part === '' ? [] : [{type: 'text', value: part}]))
}

function element(className: string, children: ElementContent[]): Element {
  return {type: 'element', tagName: 'span', properties: {className: [className]}, children}
}
