import {listNames} from '../../tools/issues/nearest-names.ts'
import type {Tone} from './picture-theme.ts'

/** Nodes in rows, and edges between them. */
export interface Graph {
  readonly rows: ReadonlyArray<{readonly nodes: readonly Node[]}>
  readonly edges: readonly Edge[]
}

export interface Node {
  readonly id: string
  readonly text: string
  /** Contents, below the text. */
  readonly lines?: readonly string[]
  readonly tone?: Tone
}

/** An edge: `verb` is for the alternative text, such as `imports`. A dashed one is for code that is loaded on demand. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly verb: string
  readonly isDashed?: boolean
}

/** The alternative text: `index.js imports area.js, loads chart.js later.` */
export function describeGraph({rows, edges}: Graph): string {
  const nodes = rows.flatMap(row => row.nodes)
  const textOf = (id: string) => nodes.find(node => node.id === id)?.text ?? id
  const sentences = nodes.flatMap(({id, text, lines}) => {
    const leaving = edges.filter(({from}) => from === id)
    const verbs = [...new Set(leaving.map(({verb}) => verb))]
    const phrases = verbs.map(verb => {
      const targets = leaving.filter(edge => edge.verb === verb).map(({to}) => textOf(to))
      const isLater = leaving.some(edge => edge.verb === verb && edge.isDashed === true)
      return `${verb} ${listNames(targets, 'and')}${isLater ? ' on demand' : ''}`
    })
    const contents = lines ? [`${text} contains ${listNames(lines, 'and')}.`] : []
    return [...contents, ...(phrases.length > 0 ? [`${text} ${phrases.join(', and ')}.`] : [])]
  })
  return sentences.join(' ')
}
