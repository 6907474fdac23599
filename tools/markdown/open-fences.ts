import type {Root} from 'mdast'
import {report, type Context} from './context.ts'
import {walkType} from './walk.ts'

/** Reports fences without an end: all text down to the end of the page, or of their list, is code. */
export function reportOpenFences(tree: Root, source: string, context: Context): void {
  walkType(tree, 'code', code => {
    const {start, end} = code.position ?? {}
    const lines = source.slice(start?.offset, end?.offset).split('\n')
    const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
    if (fence === undefined) return // indented code has none
    const [last] =
      lines.length > 1 ? (/(?<![^\s>])(?:`{3,}|~{3,})\s*$/.exec(lines.at(-1) ?? '') ?? []) : []
    if (last?.startsWith(fence)) return
    report(context, code, {
      rule: 'open-fence',
      message: 'The fence never ends: the text below it is code as well.',
      hint: `Close it with a line ${fence}.`,
    })
  })
}
