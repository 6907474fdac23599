import {parseExpressionAt, type AnyNode} from 'acorn'

/** Kinds of values that options accept. */
export type ValueKind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'object'
  | 'array'
  | 'RegExp'
  | 'function'

/** The kind of a value; undefined if it is only known when the code runs. */
export function kindOf(node: AnyNode): ValueKind | undefined {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node && node.regex) return 'RegExp'
      return kindOfPrimitive(node.value)
    case 'TemplateLiteral':
      return 'string'
    case 'ObjectExpression':
      return 'object'
    case 'ArrayExpression':
      return 'array'
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'function'
    case 'UnaryExpression':
      if (node.operator === '!') return 'boolean'
      return node.operator === '-' && kindOf(node.argument) === 'number' ? 'number' : undefined
    default:
      return undefined
  }
}

function kindOfPrimitive(value: unknown): ValueKind | undefined {
  if (value === null) return 'null'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : undefined
}

/** A text that is the same for equal literals; undefined if a value is not a literal. */
export function canonical(node: AnyNode | null): string | undefined {
  if (node === null) return undefined
  if (node.type === 'ArrayExpression') {
    const elements = node.elements.map(canonical)
    return elements.includes(undefined) ? undefined : `[${elements.join()}]`
  }
  if (node.type === 'ObjectExpression') {
    const fields = node.properties.map(property => {
      const name = property.type === 'Property' ? nameOf(property) : undefined
      const value = property.type === 'Property' ? canonical(property.value) : undefined
      return name === undefined || value === undefined
        ? undefined
        : `${JSON.stringify(name)}:${value}`
    })
    return fields.includes(undefined) ? undefined : `{${fields.toSorted().join()}}`
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = canonical(node.argument)
    return value === undefined ? undefined : `-${value}`
  }
  if (node.type !== 'Literal' || kindOf(node) === 'RegExp') return undefined
  return kindOf(node) === undefined ? undefined : JSON.stringify(node.value)
}

/** The canonical text of an expression such as `{type: "memory"}`. */
export function canonicalOf(expression: string): string | undefined {
  try {
    return canonical(parseExpressionAt(expression, 0, {ecmaVersion: 'latest'}))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The name of a property; undefined if it is only known when the code runs. */
export function nameOf(property: AnyNode & {type: 'Property'}): string | undefined {
  const {key, computed} = property
  if (key.type === 'Identifier' && !computed) return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}
