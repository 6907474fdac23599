import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {portablePath} from '../tools/disk/portable-path.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The folders from which each part may import, most specific part first. Every part may import
 * itself. `type:` allows only types.
 */
const allowed = parseRules(`
app/enhance: contract
app/article: app/enhance contract
app/ui: app/article app/enhance contract
app/loading: contract
app/links: app/article app/enhance app/ui contract
# webpack in the page, which is loaded with its first use.
app/playground: contract
app/routes: app/article app/enhance app/loading app/links app/playground app/release app/ui contract
app/router.ts: app/routes app/ui
app/offline-setting: app/enhance app/loading app/links
app/release: app/enhance app/loading app/links app/offline-setting
# What opens the search, before the search itself is loaded.
app/search/shell: app/enhance contract
app/search: app/enhance app/loading app/links app/release app/search/shell contract search
app/service-worker: app/links app/offline-setting contract
app/documents: app/article app/links app/router.ts app/routes app/ui contract
app/own-version: app/enhance app/loading contract
app/start: app/article app/enhance app/loading app/links app/offline-setting type:app/playground
  app/release app/router.ts app/routes app/search app/ui app/own-version contract search
# The entries: no other part may import them.
app: app/enhance app/loading app/router.ts app/search/shell app/service-worker app/start contract
tools/issues:
tools/sources: tools/issues
tools/content-format: tools/issues tools/sources contract
tools/site: tools/content-format tools/issues contract
tools/examples: tools/sources contract
tools/checks: tools/issues tools/content-format tools/site tools/sources contract
tools/disk:
tools/facts: tools/disk tools/issues tools/content-format tools/site contract
tools/markdown: tools/content-format tools/examples tools/facts tools/issues tools/site
  tools/sources contract
tools/readmes: tools/issues tools/markdown tools/content-format tools/site tools/sources contract
tools/search: search tools/disk tools/markdown contract
# A bundle of app/documents renders documents.
tools/load: type:app/documents tools/checks tools/disk tools/examples tools/facts tools/issues
  tools/markdown tools/readmes tools/search tools/content-format tools/site tools/sources contract
tools/configuration-schema: tools/markdown contract
tools/bundle: tools/disk contract
tools/output: search tools/disk tools/content-format tools/site contract
tools/write: tools/disk tools/output
tools/command-line: tools/disk tools/issues tools/content-format tools/site
tools/server: tools/bundle tools/command-line tools/disk tools/issues tools/load tools/output contract
tools/emit: search tools/bundle tools/configuration-schema tools/disk tools/emit-api.ts tools/examples
  tools/facts tools/load tools/output tools/search tools/site contract
tools/emit-api.ts: tools/disk tools/load tools/output tools/site contract
# What puts the build together.
tools/commands: tools
# What keeps the content true; a build does without it.
authoring/proofs: tools/disk tools/issues
authoring/prose: tools/disk tools/issues tools/markdown tools/content-format tools/sources
authoring/read-webpack: tools/command-line tools/disk tools/sources contract
authoring/records: tools/disk tools/facts tools/issues tools/load tools/site
authoring/move: authoring/read-webpack authoring/records tools/command-line tools/disk tools/facts
  tools/issues tools/site tools/sources contract
authoring/sponsors: tools/issues tools/sources contract
authoring/publish-contract: tools/disk tools/output contract
authoring/publish-documentation: tools/bundle tools/disk tools/output
# Only the names of rules are taken into the process that runs samples.
authoring/samples/worker: tools/issues contract
authoring/samples: authoring/proofs authoring/read-webpack authoring/samples/worker tools/disk
  tools/examples tools/facts tools/issues tools/load tools/sources contract
authoring/pictures: authoring/samples authoring/samples/worker tools/issues tools/load
authoring/commands: authoring tools contract
# The search engine, which the app and the package run.
search: contract
# The command line of the package, which runs in the projects of readers.
webpack-docs: search contract
# Consumers rely on nothing private, so that nothing public may name it.
contract/private: contract
contract:
build.ts:
`)

const roots = ['app', 'authoring', 'contract', 'search', 'tools', 'webpack-docs', 'build.ts']

/** Packages that a part may not use. */
const foreign: ReadonlyArray<[part: string, pattern: RegExp]> = [
  ['app', /^(?:node:|zod$|esbuild$|vitest$)/],
  ['contract', /^(?:node:|react|@tanstack\/)/],
  ['search', /^(?:node:|react|@tanstack\/)/],
  ['webpack-docs', /^(?:react|@tanstack\/)/],
  ['tools', /^(?:react|@tanstack\/)/],
  ['authoring', /^(?:react|@tanstack\/)/],
]

interface Import {
  file: string
  to: string
  isType: boolean
}

test('the import rule holds in every file', () => {
  expect(importsIn(roots).filter(isForbidden)).toEqual([])
})

test.each([
  {file: 'app/ui/sidebar.tsx', to: 'tools/server/serve.ts', isType: false},
  {file: 'tools/server/serve.ts', to: 'app/loading/api.ts', isType: false},
  {file: 'contract/tree.ts', to: 'tools/output/icon.ts', isType: false},
  {file: 'contract/tree.ts', to: 'node:fs', isType: false},
  {file: 'contract/client.ts', to: 'contract/private/release-list.ts', isType: true},
  {file: 'app/main.ts', to: 'zod', isType: false},
  {file: 'app/links/follow-links.ts', to: 'app/router.ts', isType: true},
  {file: 'app/loading/api.ts', to: 'app/start/start-app.ts', isType: false},
  {file: 'app/start/start-app.ts', to: 'app/main.ts', isType: false},
  {file: 'app/router.ts', to: 'app/service-worker.ts', isType: false},
  {file: 'app/ui/sidebar.tsx', to: 'app/routes/page.tsx', isType: false},
  {file: 'tools/site/tree.ts', to: 'tools/markdown/links.ts', isType: false},
  {file: 'tools/emit/emit-documents.ts', to: 'react', isType: false},
  {file: 'tools/commands/build-site.ts', to: 'app/documents/render-document.tsx', isType: false},
])('the import rule forbids $file to import $to', edge => {
  expect(isForbidden(edge)).toBe(true)
})

test('hooks of tests belong to files of tests, because other modules are loaded once for many files', () => {
  const hook = /^(?:before|after)(?:All|Each)\(/m
  const files = filesIn('tests').filter(
    file => !/\.test\.tsx?$/.test(file) && hook.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files).toEqual(['tests/remove-folders.ts']) // run again before each file
})

/** The parts with their targets: a row for each part, which goes on in lines with an indent. */
function parseRules(text: string): Readonly<Record<string, readonly string[]>> {
  const rows = text.matchAll(/^([^#\s]\S*):((?: .*|\n {2}.*)*)$/gm)
  return Object.fromEntries(
    [...rows].map(([, part, targets]) => [part, targets?.match(/\S+/g) ?? []]),
  )
}

function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function isForbidden({file, to, isType}: Import): boolean {
  const part = partOf(file)
  if (!to.includes('/') || /^(?:node:|@)/.test(to) || !isOurs(to)) {
    return foreign.some(([name, pattern]) => inPart(file, name) && !isType && pattern.test(to))
  }
  const targets = allowed[part] ?? []
  if (isType && targets.some(target => inPart(`type:${to}`, target))) return false
  return partOf(to) !== part && !targets.some(target => inPart(to, target))
}

function isOurs(path: string): boolean {
  return /^(?:app|authoring|contract|search|tools|webpack-docs)\/|^build\.ts$/.test(path)
}

/** The most specific part that a file belongs to. */
function partOf(file: string): string {
  return Object.keys(allowed).find(part => inPart(file, part)) ?? file
}

function inPart(file: string, part: string): boolean {
  return file === part || file.startsWith(`${part}/`)
}

function importsIn(parts: readonly string[]): Import[] {
  return parts.flatMap(filesIn).flatMap(importsOf)
}

/** The scripts in a folder, or the one file that has this name. */
function filesIn(part: string): string[] {
  if (part.endsWith('.ts')) return [part]
  return readdirSync(join(root, part), {recursive: true, encoding: 'utf8'})
    .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map(name => `${part}/${portablePath('.', name)}`)
}

/** The imports of a file: static, dynamic, and re-exports. */
function importsOf(file: string): Import[] {
  const text = readSource(file)
  const pattern =
    /(?:^|\n)(?:import|export)\s+(type\s)?(?:[^'";]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g
  return [...text.matchAll(pattern)].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? ''
    const to = target.startsWith('.')
      ? portablePath(root, resolve(root, dirname(file), target))
      : target.replace(/^#contract\//, 'contract/')
    return {file, to, isType: type !== undefined}
  })
}
