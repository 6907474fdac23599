import type {Heading, Nodes, Root, RootContent} from 'mdast'
import {hasClass} from '../markdown/build-nodes.ts'
import {factName, factOf} from '../markdown/fact-uses.ts'
import {plainText} from '../markdown/headings.ts'
import {defaultOf} from './default-of.ts'
import {listMessages} from './list-messages.ts'
import {clean, collectTexts, describeRemoval, describeRow, summaryOf} from './section-texts.ts'

/** The beginning of a page, or a heading with what follows it up to the next one. */
export interface PageSection {
  /** 1 at the beginning of the page; otherwise that of the heading, from 2 to 4. */
  readonly level: number
  /** The id of the heading; empty at the beginning of the page. */
  readonly id: string
  /** The headings that lead here, this one last; none at the beginning of the page. */
  readonly headings: readonly string[]
  /** Code in the heading: `output.path` in “`output.path` and more”. */
  readonly headingCode: readonly string[]
  readonly prose: string
  /** Text for results: its paragraphs, or the text next to the name. */
  readonly summary: string
  /**
   * Names that its tables explain: code at the beginning of rows, such as the values of an option.
   */
  readonly values: readonly string[]
  /** The code within the prose. */
  readonly names: readonly string[]
  /** Blocks of code. */
  readonly code: string
  /** The default of the one option that it describes, if that is short; otherwise empty. */
  readonly defaultValue: string
  /** Whether it is a row of a table, or an item of a list, that documents a name. */
  readonly isRow: boolean
  /** Whether it says what became of a name that no longer exists. */
  readonly isRemoved: boolean
  /** Lines of messages that it shows. */
  readonly messages: readonly string[]
}

/**
 * Cuts a page at its headings of level 2 to 4. Deeper ones belong to the text. A row of a table or
 * an item of a list that documents something, such as an option, is a section as well.
 */
export function splitSections({children}: Root): PageSection[] {
  const sections: PageSection[] = []
  let path: Heading[] = []
  let start = 0
  const close = (end: number) => {
    const part = children.slice(start, end)
    sections.push(buildSection(path, part), ...findNames(path, part))
  }
  for (const [index, node] of children.entries()) {
    if (!isSectionHeading(node)) continue
    close(index)
    path = [...path.filter(({depth}) => depth < node.depth), node]
    start = index + 1
  }
  close(children.length)
  return sections
}

function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth <= 4
}

function buildSection(path: readonly Heading[], children: readonly RootContent[]): PageSection {
  const heading = path.at(-1)
  const {prose, names, code} = collectTexts(children)
  return {
    level: Math.max(heading?.depth ?? 1, heading ? 2 : 1),
    id: String(heading?.data?.hProperties?.['id'] ?? ''),
    headings: path.map(node => clean(plainText(node))),
    headingCode: (heading?.children ?? []).flatMap(child =>
      child.type === 'inlineCode' ? [child.value] : [],
    ),
    values: children.flatMap(listValues),
    summary: summaryOf(children),
    prose: clean(prose.join(' ')),
    names,
    code: code.join('\n'),
    defaultValue: defaultOf(children),
    isRow: false,
    isRemoved: false,
    messages: listMessages(heading === undefined ? children : [heading, ...children]),
  }
}

/** The code that alone is in the first cell of a row. */
function listValues(node: RootContent): string[] {
  if (node.type !== 'table') return []
  return node.children.flatMap(({children: [cell]}) => {
    const [only, more] = cell?.children ?? []
    return only?.type === 'inlineCode' && more === undefined ? [only.value] : []
  })
}

/** The rows and items of a part that show a fact that can be linked. */
function findNames(path: readonly Heading[], children: readonly RootContent[]): PageSection[] {
  const sections: PageSection[] = []
  const collect = (node: Nodes, around: Nodes, isRemoved = false) => {
    const id = node.data?.hProperties?.['id']
    const fact = factOf(node)
    if (fact !== undefined && typeof id === 'string') {
      const name = factName(fact, id)
      const {prose, names, code} = collectTexts([around])
      sections.push({
        level: 4,
        id,
        headings: [...path.map(heading => clean(plainText(heading))), name],
        headingCode: [name],
        values: [],
        summary: isRemoved ? describeRemoval(prose) : describeRow(prose),
        prose: clean(prose.join(' ')),
        names,
        code: code.join('\n'),
        defaultValue: '',
        isRow: true,
        isRemoved,
        messages: fact.startsWith('error:') ? [name, ...listMessages([around])] : [],
      })
    }
    if (!('children' in node)) return
    const isPart = node.type === 'tableRow' || node.type === 'listItem'
    for (const child of node.children)
      collect(child, isPart ? node : around, isRemoved || hasClass(node, 'removed'))
  }
  for (const child of children) collect(child, child)
  return sections
}
