import {parse, type Program} from 'acorn'
import {transformSync, type Loader} from 'esbuild'
import {isBuildFailure} from '../../tools/issues/build-failure.ts'
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
  if (isBuildFailure(error)) {
    const [first] = error.errors
    const line = first?.location?.line ?? 1
    return {rule: 'bad-code', message: `${first?.text}.`, line, hint}
  }
  const said = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error)
  const {loc}: {loc?: {line: number}} = Object(error)
  return {rule: 'bad-code', message: `${said}.`, line: loc?.line ?? 1, hint}
}
