import {isDeepStrictEqual} from 'node:util'
import {expect} from 'vitest'
import {parseByDefinition, type Dialect} from '../../../tools/markdown/dialect.ts'
import {isKnownMarkdown} from '../../../tools/markdown/native-limits.ts'
import {parseNatively} from '../../../tools/markdown/parse-markdown.ts'

/** A tree as JSON holds it. */
export function plain(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree))
}

/** Fails if the native parser is used and makes another tree, or other positions. */
export function compare(text: string, dialect: Dialect): void {
  if (!isKnownMarkdown(text, dialect)) return
  const [native, defined] = [parseNatively, parseByDefinition].map(parse =>
    plain(parse(text, dialect)),
  )
  if (!isDeepStrictEqual(native, defined))
    expect({text, tree: native}).toEqual({text, tree: defined})
}
