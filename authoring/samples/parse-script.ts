import {parse, type Program} from 'acorn'
import {transformSync, type Loader} from 'esbuild'
import {lineOf} from './script-tree.ts'
import type {Finding} from './worker/finding.ts'

/** A script that can be parsed, or what is wrong with it. */
export interface ParsedScript {
  /** Absent where the text is more than JavaScript. */
  readonly program?: Program
  readonly finding?: Finding
}

/** Parses JavaScript or TypeScript; the name of the file says whether it has to be a module. */
export function parseScript(text: string, lang: string, title = ''): ParsedScript {
  if (/^(?:[cm]?ts|tsx|typescript)$/.test(lang)) {
    return parseWithEsbuild(text, lang === 'tsx' ? 'tsx' : 'ts')
  }
  let error: unknown
  for (const sourceType of sourceTypesOf(title)) {
    try {
      return {program: parse(text, {...settings, sourceType})}
    } catch (caught) {
      error ??= caught
    }
  }
  if (title.endsWith('.cjs')) return {finding: describe(error)}
  const {finding} = parseWithEsbuild(text, 'jsx') // newer syntax, JSX
  return finding ? {finding: describe(error)} : {}
}

const settings = {
  ecmaVersion: 'latest',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowHashBang: true,
} as const

function sourceTypesOf(title: string): ReadonlyArray<'module' | 'script'> {
  if (title.endsWith('.cjs')) return ['script']
  return title.endsWith('.mjs') ? ['module'] : ['module', 'script']
}

function parseWithEsbuild(text: string, loader: Loader): ParsedScript {
  try {
    transformSync(text, {loader, logLevel: 'silent'})
    return {}
  } catch (error) {
    return {finding: describe(error)}
  }
}

function describe(error: unknown): Finding {
  const hint = 'Complete the sample, or replace omitted parts with a comment: // …'
  const [first] = errorsOf(error)
  if (first) return {rule: 'bad-code', message: `${first.text}.`, line: first.line, hint}
  const said = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error)
  return {rule: 'bad-code', message: `${said}.`, line: lineOf(error), hint}
}

/** Message of esbuild. */
function errorsOf(error: unknown): Array<{text: string; line: number}> {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return []
  return error.errors.map(({text, location}) => ({
    text: String(text),
    line: Number(location?.line ?? 1),
  }))
}
