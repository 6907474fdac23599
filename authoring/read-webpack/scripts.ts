import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse, type AnyNode} from 'acorn'
import {childrenOf} from '../../tools/sources/script-nodes.ts'
import {packageFolder} from './documented.ts'

/**
 * Parses the scripts in a folder of a documented package that contain certain words, sorted by their
 * paths.
 */
export function parseScripts(packageName: string, folder: string, words = /(?:)/): AnyNode[] {
  const dir = join(packageFolder(packageName), folder)
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.js'))
    .toSorted()
    .map(file => readFileSync(join(dir, file), 'utf8'))
    .filter(code => words.test(code))
    .map(parseScript)
}

/** Parses a script or a module. */
export function parseScript(code: string): AnyNode {
  return parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowAwaitOutsideFunction: true,
  })
}

/** Finds the initial value of a variable, as far as a place can see it. */
export type Variables = (name: string) => AnyNode | undefined

/** Calls back for each node, with the variables of the functions and the file around it. */
export function visitNodes(
  node: AnyNode,
  callback: (node: AnyNode, variables: Variables) => void,
  variables: Variables = () => undefined,
): void {
  const isScope = node.type === 'Program' || isFunction(node)
  const own = isScope ? findIn(node, variables) : variables
  callback(node, own)
  for (const child of childrenOf(node)) visitNodes(child, callback, own)
}

/** Finds variables of a function first, and then those around it. */
export function findIn(node: AnyNode, outer: Variables): Variables {
  let known: ReadonlyMap<string, AnyNode> | undefined
  return name => {
    known ??= new Map(variablesOf(node))
    return known.get(name) ?? outer(name)
  }
}

/** The variables that a function declares outside of functions in it. */
function variablesOf(node: AnyNode): Array<[string, AnyNode]> {
  return childrenOf(node)
    .filter(child => !isFunction(child))
    .flatMap((child): Array<[string, AnyNode]> => {
      if (child.type !== 'VariableDeclaration') return variablesOf(child)
      return child.declarations.flatMap(({id, init}): Array<[string, AnyNode]> =>
        id.type === 'Identifier' && init ? [[id.name, init]] : [],
      )
    })
}

function isFunction({type}: AnyNode): boolean {
  return /^(?:ArrowFunction|Function)/.test(type)
}

/** The name of what an expression refers to: `this.logger.error` → `logger.error`. */
export function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return ''
  const object = nameOf(node.object)
  return object === '' ? node.property.name : `${object}.${node.property.name}`
}
