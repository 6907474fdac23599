import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Fact} from '#contract/webpack.ts'
import {packageFolder} from './documented.ts'
import {buildFact} from './fact.ts'
import {commentHosts, type CommentHost} from './comment-hosts.ts'
import {runWebpack} from './webpack-module.ts'
import {writeProject} from './write-project.ts'

/** Reads the magic comments: a place that complains about a wrong value is one that reads it. */
export async function readMagicComments(): Promise<Fact[]> {
  const names = findNames()
  const found = new Map(names.map(name => [name, new Map<string, string>()]))
  for (const host of commentHosts) {
    for (const message of await complaintsOf(host, names)) {
      const [, name = '', expected = ''] = complaint.exec(message) ?? []
      found.get(name)?.set(host.name, expected.trim())
    }
  }
  return [
    ...[...found].map(([name, places]) =>
      buildFact('comment', name, {type: typeOf(places.values()), in: [...places.keys()]}),
    ),
    ...notations.map(name => buildFact('comment', name)),
  ]
}

/** The magic comments by their names alone, without builds that try them. */
export function readCommentNames(): Fact[] {
  return [...findNames(), ...notations].map(name => buildFact('comment', name))
}

/** Annotations, which have no colon, and which other tools read as well. */
const notations = [
  '/*#__PURE__*/',
  '/*#__NO_SIDE_EFFECTS__*/',
  '/* @__PURE__ */',
  '/* @__NO_SIDE_EFFECTS__ */',
] as const

const complaint =
  /`?(webpack[A-Z]\w+)`? (?:magic comment )?expected ([^.\n]*?)(?:, but received|\.| value|$)/

/** The names that webpack's code looks for among the values of a comment. */
function findNames(): string[] {
  const folder = join(packageFolder('webpack'), 'lib')
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  const names = files
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .flatMap(code => [
      ...code.matchAll(/\b\w*(?:[oO]ptions|[cC]omment\w*)\??\.(webpack[A-Z]\w+)\b/g),
    ])
    .map(([, name = '']) => name)
  return [...new Set(names)].filter(name => !others.has(name)).toSorted()
}

const others = new Set(['webpackHot', 'webpackContext', 'webpackAst'])

/** Test values: for every comment, at least one of them is invalid. */
const wrongValues = ['12.5', '{}'] as const

/** Builds one entry for every comment and wrong value. */
async function complaintsOf(host: CommentHost, names: readonly string[]): Promise<string[]> {
  const folder = `comments/${commentHosts.indexOf(host)}`
  const files: Record<string, string> = {}
  const entry: Record<string, string> = {}
  for (const name of names) {
    for (const [index, value] of wrongValues.entries()) {
      const own = `${name}-${index}`
      for (const [file, text] of Object.entries(host.files(`${name}: ${value}`))) {
        // Pages keep their names, so no two may have the same.
        const path = file === host.entry ? `${own}-${file}` : file
        files[`${folder}/${own}/${path}`] = text
      }
      entry[own] = `./${folder}/${own}/${own}-${host.entry}`
    }
  }
  await writeProject(process.cwd(), files)
  const stats = await runWebpack({
    mode: 'development',
    devtool: false,
    entry,
    experiments: {deferImport: true, sourceImport: true, css: true, html: true},
    module: {parser: {javascript: {commonjsMagicComments: true, dynamicUrl: true}}},
  })
  const {errors, warnings} = stats.toJson({all: false, errors: true, warnings: true})
  return [errors, warnings].flatMap(list =>
    Array.isArray(list) ? list.map(({message}: {message: string}) => message) : [],
  )
}

/** `a string or a number` → `string | number`. */
function typeOf(expected: Iterable<string>): string | undefined {
  const [words] = [...expected].toSorted((a, b) => b.length - a.length)
  return words
    ?.replaceAll(/\ba regular expression\b/g, 'RegExp')
    .replaceAll(/\b(?:an? )?(?:non-empty )?(string|number|boolean|object)\b/g, '$1')
    .replaceAll(/\ban array of strings\b|\ban array of string\b/g, 'string[]')
    .replaceAll(/,? or (?:an? )?|, /g, ' | ')
}
