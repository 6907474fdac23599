import {parse, type AnyNode} from 'acorn'
import type {Root} from 'mdast'
import type {Fact} from '#contract/webpack.ts'
import {compareVersions, shortVersion} from '#contract/versions.ts'
import {isConfigFile} from '../examples/sample.ts'
import {findOption, type FactSet} from '../facts/fact-set.ts'
import {childrenOf} from '../sources/script-nodes.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walkType} from './walk.ts'

/** Adds to configurations the version that they need, by the options and plugins that they use. */
export function labelSamples(tree: Root, facts: FactSet): void {
  walkType(tree, 'code', code => {
    const {title = ''} = parseFenceMeta(code.meta)
    if (!isConfigFile(title) || !/^[cm]?js$|^javascript$/.test(code.lang ?? '')) return
    const version = neededVersion(code.value, facts)
    if (version === undefined) return
    const dataNeeds = shortVersion(version)
    code.data = {...code.data, hProperties: {...code.data?.hProperties, dataNeeds}}
  })
}

/**
 * The version that added the newest option or plugin of a configuration, if it is later than 5.0.
 */
export function neededVersion(code: string, facts: FactSet): string | undefined {
  const program = parseModule(code)
  if (!program) return undefined
  const used = new Set<Fact>()
  const addOption = (path: string) => {
    const fact = findOption(path, facts)
    if (fact) used.add(fact)
    return fact?.name
  }
  visit(program, node => {
    if (node.type === 'MemberExpression' && isNamed(node.object, 'webpack')) {
      addExport(facts, nameOf(node.property), used)
    }
    if (node.type === 'ImportDeclaration' && node.source.value === 'webpack') {
      for (const each of node.specifiers) {
        if (each.type === 'ImportSpecifier') addExport(facts, nameOf(each.imported), used)
      }
    }
  })
  for (const config of findConfigs(program)) followObject(config, '', addOption)
  const versions = [...used].flatMap(({since}) => since ?? [])
  const youngest = versions.toSorted(compareVersions).at(-1)
  return youngest !== undefined && compareVersions(youngest, '5.0.0') > 0 ? youngest : undefined
}

function parseModule(code: string): AnyNode | undefined {
  try {
    return parse(code, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true})
  } catch {
    return undefined // an excerpt
  }
}

function addExport({byId}: FactSet, name: string, used: Set<Fact>): void {
  const fact = byId.get(`plugin:${name}`) ?? byId.get(`export:${name}`)
  if (fact) used.add(fact)
}

/** The values that a module exports; `followObject` looks into functions. */
function findConfigs(program: AnyNode): AnyNode[] {
  const found: AnyNode[] = []
  visit(program, node => {
    if (node.type === 'ExportDefaultDeclaration') found.push(node.declaration)
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      if (isNamed(node.left.object, 'module')) found.push(node.right)
    }
  })
  return found
}

type AddOption = (path: string) => string | undefined

function followObject(node: AnyNode | null, path: string, add: AddOption): void {
  switch (node?.type) {
    case 'ArrayExpression':
      for (const each of node.elements) {
        followObject(each, path === '' ? '' : (add(`${path}[]`) ?? `${path}[]`), add)
      }
      break
    case 'CallExpression':
      for (const each of node.arguments) followObject(each, path, add)
      break
    case 'ArrowFunctionExpression':
      followObject(node.body, path, add)
      break
    case 'BlockStatement':
      for (const each of node.body)
        if (each.type === 'ReturnStatement') followObject(each.argument ?? null, path, add)
      break
    case 'ObjectExpression':
      for (const each of node.properties) {
        if (each.type !== 'Property' || each.computed) continue
        const name = path === '' ? nameOf(each.key) : `${path}.${nameOf(each.key)}`
        followObject(each.value, add(name) ?? add(`${path}.<key>`) ?? openName(path, name), add)
      }
      break
    default:
  }
}

/** `entry.app` → `entry.<key>`, which holds options. */
function openName(path: string, name: string): string {
  return path === 'entry' || path.endsWith('cacheGroups') ? `${path}.<key>` : name
}

function visit(node: AnyNode, callback: (node: AnyNode) => void): void {
  callback(node)
  for (const child of childrenOf(node)) visit(child, callback)
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
