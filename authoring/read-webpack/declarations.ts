import {join} from 'node:path'
import {SyntaxKind} from 'typescript/unstable/ast'
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol as TypeScriptSymbol,
  type Type,
} from 'typescript/unstable/sync'
import {packageFolder} from './documented.ts'

export {SignatureKind, SymbolFlags, SyntaxKind}
export type {Checker, Type, TypeScriptSymbol}

/** The declarations of a package, and the checker that knows what they mean. */
export interface Declarations {
  readonly checker: Checker
  /** Exports of the package, by name; nested names are `ids.NamedModuleIdsPlugin`. */
  readonly exports: ReadonlyMap<string, TypeScriptSymbol>
  /** Whether the file declares a type, exported or not. */
  declares(name: string): boolean
  /** A type that the file declares, exported or not. */
  findType(name: string): Type
  /** A global that the file can see: a value, a type or a namespace. */
  findGlobal(name: string): TypeScriptSymbol | undefined
  /** Prints a type in one line. */
  print(type: Type): string
  /** The same, with named types written out. */
  printWhole(type: Type): string
}

/** Opens a declaration file of a documented package, which stays open until the process ends. */
export function openDeclarations(packageName: string, path: string): Declarations {
  const key = `${packageName}/${path}`
  const known = opened.get(key) ?? open(packageName, path)
  opened.set(key, known)
  return known
}

const opened = new Map<string, Declarations>()

function open(packageName: string, path: string): Declarations {
  const file = join(packageFolder(packageName), path)
  const api = new API({fs: {readFile: name => (name === CONFIG ? configFor(file) : undefined)}})
  const project = api.updateSnapshot({openProjects: [CONFIG]}).getProject(CONFIG)
  const source = project?.program.getSourceFile(file)
  if (!project || !source) throw new Error(`${file} could not be read`)
  const {checker} = project
  const find = (name: string) => checker.resolveName(name, SymbolFlags.Type, source)
  return {
    checker,
    exports: listExports(checker, checker.getSymbolAtLocation(source)),
    declares: name => find(name) !== undefined,
    findType(name) {
      const symbol = find(name)
      if (!symbol) throw new Error(`${path} of ${packageName} declares no ${name}`)
      return checker.getDeclaredTypeOfSymbol(symbol)
    },
    findGlobal: name =>
      checker.resolveName(name, SymbolFlags.Value | SymbolFlags.Namespace, source),
    printWhole: type =>
      oneLine(
        checker.typeToString(
          type,
          source,
          NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias,
        ),
      ),
    print: type => oneLine(checker.typeToString(type, source, NodeBuilderFlags.NoTruncation)),
  }
}

/**
 * Path of the compiler's configuration. The file does not exist, but paths in it are relative to
 * it.
 */
const CONFIG = join(packageFolder('webpack'), 'facts.tsconfig.json')

function configFor(file: string): string {
  const compilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(packageFolder('@types/node'), '..')],
  }
  return JSON.stringify({compilerOptions, files: [file]})
}

function listExports(
  checker: Checker,
  module: TypeScriptSymbol | undefined,
  prefix = '',
): Map<string, TypeScriptSymbol> {
  const found = new Map<string, TypeScriptSymbol>()
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    found.set(prefix + exported.name, symbol)
    if ((symbol.flags & SymbolFlags.Module) === 0) continue
    for (const each of listExports(checker, symbol, `${prefix}${exported.name}.`))
      found.set(...each)
  }
  return found
}

/** Removes line breaks, and the `import("…")` that a name comes from. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/import\("[^"]*"\)\./g, '')
}
