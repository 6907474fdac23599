import {
  parse,
  tokenizer,
  type AnyNode,
  type Node,
  type ObjectExpression,
  type Options,
  type Program,
} from 'acorn'

/** The configurations in the input, or why there are none. */
type ParsedConfig =
  | {readonly configs: readonly ObjectExpression[]; readonly error?: undefined}
  | {readonly error: {readonly line: number; readonly message: string}}

/** Maximum number of characters. */
const LONGEST = 500_000

/** Maximum number of configurations. */
const MOST_CONFIGS = 50

/** Finds the configurations in a module, in JSON or in an object literal, without running anything. */
export function parseConfig(text: string): ParsedConfig {
  if (text.length > LONGEST)
    return failure(1, 'The text is too long. Paste only the configuration.')
  try {
    const configs = findConfigs(parseText(text))
    if (configs.length > MOST_CONFIGS)
      return failure(1, `The text has more than ${MOST_CONFIGS} configurations. Paste fewer.`)
    if (configs.length > 0) return {configs}
    return failure(1, 'No configuration was found. Export an object, or paste only the object.')
  } catch (error) {
    if (error instanceof RangeError) return failure(1, 'The text is nested too deeply.')
    if (!(error instanceof SyntaxError)) throw error
    const {line, message} = positionOf(error)
    return failure(line, `${message}. TypeScript and JSX cannot be checked.`)
  }
}

function failure(line: number, message: string) {
  return {error: {line, message}}
}

/** `Unexpected token (3:7)` → line 3. */
function positionOf({message}: SyntaxError): {line: number; message: string} {
  const [whole = '', line = '1'] = / \((\d+):\d+\)$/.exec(message) ?? []
  return {line: Number(line), message: message.slice(0, message.length - whole.length)}
}

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowHashBang: true,
}

/** Parses a literal as an expression in parentheses, which don't change its line numbers. */
function parseText(text: string): Program {
  const {label} = tokenizer(text, options).getToken().type
  const isLiteral = label === '{' || label === '['
  return parse(isLiteral ? `(${text.replace(/;\s*$/, '')}\n)` : text, options)
}

function findConfigs({body}: Program): ObjectExpression[] {
  const variables = new Map<string, Node>()
  const exported: Node[] = []
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') {
      for (const {id, init} of statement.declarations) {
        if (id.type === 'Identifier' && init) variables.set(id.name, init)
      }
    }
    if (statement.type === 'ExportDefaultDeclaration') exported.push(statement.declaration)
    if (statement.type === 'ExpressionStatement') exported.push(statement.expression)
  }
  const seen = new Set<unknown>()
  return exported.flatMap(node => resolve(node, variables, seen))
}

/**
 * The objects that an expression stands for, as far as the code shows them. An expression that was
 * `seen` is not followed again.
 */
function resolve(
  node: unknown,
  variables: ReadonlyMap<string, Node>,
  seen: Set<unknown>,
): ObjectExpression[] {
  if (!isExpression(node) || seen.has(node)) return []
  seen.add(node)
  const follow = (next: unknown) => resolve(next, variables, seen)
  switch (node.type) {
    case 'ObjectExpression':
      return [node]
    case 'ArrayExpression':
      return node.elements.flatMap(follow)
    case 'Identifier':
      return follow(variables.get(node.name))
    case 'AssignmentExpression':
      return isModuleExports(node.left) ? follow(node.right) : []
    case 'CallExpression':
      return isConfigCall(node.callee) ? node.arguments.flatMap(follow) : []
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body.type === 'BlockStatement'
        ? node.body.body.flatMap(each =>
            each.type === 'ReturnStatement' ? follow(each.argument) : [],
          )
        : follow(node.body)
    default:
      return []
  }
}

function isExpression(node: unknown): node is AnyNode {
  return typeof node === 'object' && node !== null && 'type' in node
}

function isModuleExports(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  )
}

/** Functions that return the configuration that they are called with. */
function isConfigCall(callee: AnyNode): boolean {
  return callee.type === 'Identifier' && /^(?:defineConfig|merge)$/.test(callee.name)
}
