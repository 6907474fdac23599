import type {
  AnyNode,
  BlockStatement,
  CallExpression,
  Expression,
  parse as Parser,
  Program,
} from 'acorn'

type Parse = typeof Parser

/** The inserted call. Only frames define the function: a worker cannot freeze the page. */
const CHECK = 'globalThis.__checkTime?.()'

/** Replaces the code between two positions. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Adds a check to each loop and each function of a script, so that the frame can end it. */
export function guardLoops(code: string, parse: Parse): string {
  const program = parseScript(code, parse)
  if (!program) return code
  // At the end of several nodes, the inner one is closed first.
  const edits = [...walk(program)].flatMap(node => guardNode(node, parse)).toReversed()
  let text = ''
  let last = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(last, edit.start) + edit.text
    last = edit.end
  }
  return text + code.slice(last)
}

/** Undefined if the code cannot be parsed: the browser will report that. */
function parseScript(code: string, parse: Parse): Program | undefined {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(code, {ecmaVersion: 'latest', sourceType, allowHashBang: true})
    } catch {
      // It may be of the other source type.
    }
  }
  return undefined
}

function* walk(value: unknown): Generator<AnyNode> {
  if (!(value instanceof Object)) return
  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* walk(child)
}

function isNode(value: object): value is AnyNode {
  return 'type' in value && 'start' in value
}

function guardNode(node: AnyNode, parse: Parse): Edit[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return [insert(node.body.start, `{${CHECK};`), insert(node.body.end, '}')]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return guardFunction(node.body)
    case 'CallExpression':
      return guardEval(node, parse)
    default:
      return []
  }
}

function insert(at: number, text: string): Edit {
  return {start: at, end: at, text}
}

function guardFunction(body: BlockStatement | Expression): Edit[] {
  if (body.type !== 'BlockStatement') {
    return [insert(body.start, `(${CHECK},`), insert(body.end, ')')]
  }
  const directives = body.body.filter(each => 'directive' in each)
  return [insert(directives.at(-1)?.end ?? body.start + 1, `;${CHECK};`)]
}

/** Guards the strings in which webpack's development builds contain modules. */
function guardEval({callee, arguments: [code]}: CallExpression, parse: Parse): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'eval' || code?.type !== 'Literal') return []
  if (typeof code.value !== 'string') return []
  const {start, end, value} = code
  return [{start, end, text: JSON.stringify(guardLoops(value, parse))}]
}
