import type {AnyNode, Class, NewExpression} from 'acorn'
import {listTemplates} from './message-template.ts'
import {findIn, visitNodes, type Variables} from './scripts.ts'

/** An error of a package: how it is named, and how its messages read. */
export interface ErrorKind {
  readonly name: string
  readonly messages: readonly string[]
}

interface ErrorClass {
  readonly parent: string
  readonly name: string
  /** Names of the constructor's parameters, in order. */
  readonly parameters: readonly string[]
  readonly variables: Variables
  readonly message: AnyNode | undefined
}

/**
 * Finds the classes that derive from `Error`, with the messages that they are created with.
 * `WebpackError` is the base class of the others: each of its messages is a separate error.
 */
export function findErrorClasses(scripts: readonly AnyNode[]): ErrorKind[] {
  const classes = new Map<string, ErrorClass>()
  const uses: Array<{node: NewExpression; variables: Variables}> = []
  for (const script of scripts) {
    visitNodes(script, (node, variables) => {
      if (node.type === 'ClassDeclaration' && node.superClass?.type === 'Identifier') {
        classes.set(node.id?.name ?? '', describeClass(node, node.superClass.name))
      }
      if (node.type === 'NewExpression') uses.push({node, variables})
    })
  }
  const isError = (name: string): boolean => {
    const parent = classes.get(name)?.parent
    return parent !== undefined && (/^(?:Syntax)?Error$/.test(parent) || isError(parent))
  }
  return [...classes].flatMap(([className, own]): ErrorKind[] => {
    if (!isError(className) || className === 'WebpackError') return []
    const bindings = uses
      .filter(({node: {callee}}) => callee.type === 'Identifier' && callee.name === className)
      .map(({node, variables}) => bindArguments(own, node, variables))
    const messages = [own.variables, ...bindings].flatMap(variables =>
      own.message ? listTemplates(own.message, variables) : [],
    )
    return [{name: own.name, messages: [...new Set(messages)].toSorted()}]
  })
}

function describeClass(node: Class, parent: string): ErrorClass {
  const method = node.body.body.find(
    member => member.type === 'MethodDefinition' && member.kind === 'constructor',
  )
  const creator = method?.type === 'MethodDefinition' ? method.value : undefined
  let name = node.id?.name ?? ''
  let message: AnyNode | undefined
  if (creator) {
    visitNodes(creator, each => {
      if (each.type === 'CallExpression' && each.callee.type === 'Super') {
        message ??= each.arguments[0]
      }
      if (each.type !== 'AssignmentExpression') return
      if (isOwnField(each.left, 'message')) message = each.right
      if (isOwnField(each.left, 'name') && each.right.type === 'Literal') {
        name = String(each.right.value)
      }
    })
  }
  const parameters = (creator?.params ?? []).map(one => (one.type === 'Identifier' ? one.name : ''))
  return {
    parent,
    name,
    parameters,
    variables: creator ? findIn(creator, () => undefined) : () => undefined,
    message,
  }
}

function isOwnField(node: AnyNode, name: string): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'ThisExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === name
  )
}

/** The variables of a constructor where an error is created: its own, and its arguments. */
function bindArguments(
  {parameters, variables}: ErrorClass,
  {arguments: given}: NewExpression,
  outer: Variables,
): Variables {
  const bound = parameters.flatMap((name, index): Array<[string, AnyNode]> => {
    const value = given[index]
    const known = value?.type === 'Identifier' ? outer(value.name) : value
    return known ? [[name, known]] : []
  })
  const known = new Map(bound)
  return name => known.get(name) ?? variables(name) ?? outer(name)
}
