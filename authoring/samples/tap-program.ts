import type {ClassDeclaration, Program} from 'acorn'
import {isConfigFile, type Sample} from '../../tools/examples/sample.ts'
import {parseScript} from './parse-script.ts'

/** The file of a plugin that a build runs. */
interface TapProgram {
  readonly file: string
  readonly text: string
}

const inCompilation =
  'compiler.hooks.compilation.tap("Sample", (compilation, {normalModuleFactory, contextModuleFactory}) => {'

const inParser =
  'for (const type of ["auto", "dynamic", "esm"]) normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap("Sample", (parser, parserOptions) => {'

const inResolver =
  'compiler.resolverFactory.hooks.resolver.for("normal").tap("Sample", (resolver, resolveOptions) => {'

/** Code around a part of a plugin, for the first of these names that it uses. */
const scopes: Readonly<
  Record<string, readonly [parameter: string, before: string, after: string]>
> = {
  compiler: ['compiler', '', ''],
  multiCompiler: ['multiCompiler', '', ''],
  compilation: ['compiler', inCompilation, '})'],
  normalModuleFactory: ['compiler', inCompilation, '})'],
  contextModuleFactory: ['compiler', inCompilation, '})'],
  parser: ['compiler', inCompilation + inParser, '})})'],
  resolver: ['compiler', inResolver, '})'],
}

/**
 * A sample as a plugin: a complete file stays as it is, a class with `apply` gets an export if it
 * has none, and statements are put inside of `apply`, where the variables that they use exist.
 * Lines keep their numbers.
 */
export function buildTapProgram({text, title = '', lang}: Sample): TapProgram {
  if (isConfigFile(title)) return {file: title, text}
  if (/^\s*module\.exports\b/m.test(text)) return {file: 'sample-plugin.cjs', text}
  const file = 'sample-plugin.mjs'
  if (/^export\b/m.test(text)) return {file, text}
  const name = findPluginClass(text, parseScript(text, lang, title).program)
  if (name !== undefined) return {file, text: `${text}\nexport default ${name}\n`}
  const [imports, body] = splitImports(text)
  const [parameter, before, after] = scopes[findScope(body)] ?? ['compiler', '', '']
  const own = /\bwebpack\b/.test(imports) ? '' : 'import webpack from "webpack"; '
  return {
    file,
    text: `${own}${imports}export default (${parameter}) => {${before}${body}\n${after}}\n`,
  }
}

/** The class that is a plugin, if nothing is tapped or applied outside of such classes. */
function findPluginClass(text: string, program: Program | undefined): string | undefined {
  const statements = program?.body ?? []
  const taps = /\.(?:tap(?:Async|Promise)?|apply)\s*\(/
  const isPart = statements.some(
    one => !isPluginClass(one) && taps.test(text.slice(one.start, one.end)),
  )
  return isPart ? undefined : statements.find(isPluginClass)?.id.name
}

function isPluginClass(statement: Program['body'][number]): statement is ClassDeclaration {
  if (statement.type !== 'ClassDeclaration') return false
  return statement.body.body.some(
    member =>
      (member.type === 'MethodDefinition' || member.type === 'PropertyDefinition') &&
      !member.static &&
      member.key.type === 'Identifier' &&
      member.key.name === 'apply',
  )
}

/** Takes the first name, because later ones may be parameters of callbacks. */
function findScope(text: string): string {
  const names = new RegExp(`\\b(?:${Object.keys(scopes).join('|')})\\b`)
  return names.exec(text)?.[0] ?? 'compiler'
}

/** Imports are allowed only outside of the function. */
function splitImports(text: string): [imports: string, body: string] {
  const [imports = ''] = /^(?:\s*import\b[^;]*;\n?)*/.exec(text) ?? []
  return [imports, text.slice(imports.length)]
}
