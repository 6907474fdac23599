import type {Root} from 'mdast'
import {isFactDirective} from '../facts/fact-directive.ts'
import {report, type Context} from './context.ts'
import {walkType} from './walk.ts'

/** `::option{…}` and the like; neither `std::option{…}` nor `:\:option{…}`. */
const blockDirective = /(?<![:\w])::([a-z-]+)(?=[{[])/g

/** Reports directives with two colons in a sentence: only those on a line of their own are parsed. */
export function reportInlineBlocks(tree: Root, source: string, context: Context): void {
  walkType(tree, 'text', ({position}) => {
    if (position === undefined) return
    const {start, end} = position
    const text = source.slice(start.offset, end.offset)
    for (const {index, 1: name = ''} of text.matchAll(blockDirective)) {
      const isFact = isFactDirective(name)
      if (!isFact && name !== 'coverage' && name !== 'flags') continue
      const line = start.line + text.slice(0, index).split('\n').length - 1
      const place = {...start, line}
      report(
        context,
        {type: 'text', position: {start: place, end: place}},
        {
          rule: 'inline-directive',
          message: `::${name} has to be on its own line. In a sentence, readers see it as text.`,
          hint: `Write it on its own line, with an empty line above${
            isFact ? `, or write :${name}[…]{…} to show only the name` : ''
          }.`,
        },
      )
    }
  })
}
