import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What each part may import, most specific part first. Everything may import itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'app/enhance': [],
  'app/ui': ['app/enhance', 'contract'],
  'app/routes': ['app/loading', 'app/navigation', 'app/ui', 'contract'],
  'app/router.ts': ['app/routes', 'app/ui'],
  app: ['app/enhance', 'app/routes', 'app/router.ts', 'app/ui', 'contract'],
  'tools/content': ['contract'],
  'tools/facts': ['tools/content', 'contract'],
  'tools/markdown': ['tools/content', 'tools/facts', 'contract'],
  'tools/packages': ['tools/markdown', 'tools/content', 'contract'],
  'tools/feeds': ['tools/content', 'contract'],
  // What runs in the process of the samples takes nothing of ours into it but names of rules.
  'tools/samples/worker': ['tools/content'],
  'tools/samples': [
    'tools/content',
    'tools/facts-folder.ts',
    'tools/file-cache.ts',
    'tools/hash-files.ts',
    'tools/write-whole.ts',
  ],
  'tools/search': ['tools/markdown', 'contract'],
  'tools/webpack': ['contract'],
  tools: [
    'tools/content',
    'tools/facts',
    'tools/feeds',
    'tools/markdown',
    'tools/packages',
    'tools/samples',
    'tools/search',
    'tools/webpack',
    'contract',
  ],
  contract: [],
  // The build knows the renderer of the app by its type only; it runs a bundle of it.
  'build.ts': ['tools', 'type app/documents'],
}

/** Packages that a part may not use. */
const foreign: ReadonlyArray<[part: string, pattern: RegExp]> = [
  ['app', /^(?:node:|zod$|esbuild$|vitest$)/],
  ['contract', /^(?:node:|react|@tanstack\/)/],
  ['tools', /^(?:react|@tanstack\/|ky$)/],
]

interface Import {
  file: string
  to: string
  isType: boolean
}

describe('the import rule', () => {
  test('holds in every file', () => {
    expect(allImports().filter(isForbidden)).toEqual([])
  })

  test.each([
    {file: 'app/ui/sidebar.tsx', to: 'tools/serve.ts', isType: false},
    {file: 'tools/serve.ts', to: 'app/loading/api.ts', isType: false},
    {file: 'contract/tree.ts', to: 'tools/icon.ts', isType: false},
    {file: 'contract/tree.ts', to: 'node:fs', isType: false},
    {file: 'app/main.tsx', to: 'zod', isType: false},
    {file: 'app/ui/sidebar.tsx', to: 'app/routes/page.tsx', isType: false},
    {file: 'tools/content/tree.ts', to: 'tools/markdown/links.ts', isType: false},
    {file: 'tools/emit-shells.ts', to: 'react', isType: false},
    {file: 'build.ts', to: 'app/documents/render-document.tsx', isType: false},
  ])('forbids $file to import $to', edge => {
    expect(isForbidden(edge)).toBe(true)
  })

  test('leaves no cycle between files', () => {
    const graph = new Map<string, string[]>()
    for (const {file, to, isType} of allImports()) {
      if (!isType) graph.set(file, [...(graph.get(file) ?? []), to])
    }
    expect(findCycle(graph)).toBeUndefined()
  })
})

function isForbidden({file, to, isType}: Import): boolean {
  const part = partOf(file)
  if (!to.includes('/') || /^(?:node:|@)/.test(to) || !isOurs(to)) {
    return foreign.some(([name, pattern]) => inPart(file, name) && !isType && pattern.test(to))
  }
  const targets = allowed[part] ?? []
  if (isType && targets.some(target => inPart(`type ${to}`, target))) return false
  return !inPart(to, part) && !targets.some(target => inPart(to, target))
}

function isOurs(path: string): boolean {
  return /^(?:app|tools|contract)\/|^build\.ts$/.test(path)
}

/** The most specific part that a file belongs to. */
function partOf(file: string): string {
  return Object.keys(allowed).find(part => inPart(file, part)) ?? file
}

function inPart(file: string, part: string): boolean {
  return file === part || file.startsWith(`${part}/`)
}

function allImports(): Import[] {
  const files = ['app', 'contract', 'tools'].flatMap(folder =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map(name => join(folder, name)),
  )
  return [...files, 'build.ts'].flatMap(importsOf)
}

/** The imports of a file: static, dynamic, and re-exports. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const pattern =
    /(?:^|\n)(?:import|export)\s+(type\s)?(?:[^'";]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g
  return [...text.matchAll(pattern)].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? ''
    const to = target.startsWith('.')
      ? relative(root, resolve(root, dirname(file), target))
      : target.replace(/^#contract\//, 'contract/')
    return {file, to, isType: type !== undefined}
  })
}

function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  function visit(file: string, path: readonly string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of graph.get(file) ?? []) {
      const cycle = visit(to, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
