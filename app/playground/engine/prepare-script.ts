import type {
  AnyNode,
  BlockStatement,
  CallExpression,
  Expression,
  MemberExpression,
  parse as Parser,
  Program,
} from 'acorn'
import path from 'path'
import {PREVIEW, PREVIEW_MODULE} from '../preview-address.ts'

/** How the scripts of a preview are read. */
export interface ScriptContext {
  /** Name of the emitted file. */
  readonly name: string
  /** Whether a name is that of an emitted file. */
  readonly isEmitted: (name: string) => boolean
  readonly parse: typeof Parser
}

/** The inserted call. Only frames define the function: a worker cannot freeze the page. */
const CHECK = 'globalThis.__checkTime?.()'

/** Replaces the code between two positions. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Whether it ends what another edit has begun. */
  readonly closes?: boolean
}

/**
 * The copy of a script that runs in a preview. Each loop and each function gets a check, so that the
 * frame can end it; imports and `import.meta.url` get the addresses of emitted files.
 */
export function prepareScript(code: string, context: ScriptContext): string {
  const program = parseScript(code, context)
  if (!program) return code
  const edits = [...walk(program)].flatMap(node => editNode(node, context))
  // At the same position, what has begun last ends first, and what contains the other begins first.
  const closing = edits.filter(({closes}) => closes).toReversed()
  const others = edits.filter(({closes}) => !closes)
  let text = ''
  let last = 0
  for (const edit of [...closing, ...others].toSorted((a, b) => a.start - b.start)) {
    text += code.slice(last, edit.start) + edit.text
    last = edit.end
  }
  return text + code.slice(last)
}

/** Undefined if the code cannot be parsed: the browser will report that. */
function parseScript(code: string, {parse}: ScriptContext): Program | undefined {
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

function editNode(node: AnyNode, context: ScriptContext): Edit[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return wrap(node.body, `{${CHECK};`, '}')
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return guardFunction(node.body)
    case 'CallExpression':
      return editEval(node, context)
    case 'ImportExpression':
      return wrap(
        node.source,
        'globalThis.__moduleUrl(',
        `, ${JSON.stringify(PREVIEW + context.name)})`,
      )
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? editImport(node.source, context) : []
    case 'MemberExpression':
      return editMeta(node, context)
    default:
      return []
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

function wrap({start, end}: Range, before: string, after: string): Edit[] {
  return [
    {start, end: start, text: before},
    {start: end, end, text: after, closes: true},
  ]
}

function guardFunction(body: BlockStatement | Expression): Edit[] {
  if (body.type !== 'BlockStatement') return wrap(body, `(${CHECK},`, ')')
  const directives = body.body.filter(each => 'directive' in each)
  const start = directives.at(-1)?.end ?? body.start + 1
  return [{start, end: start, text: `;${CHECK};`}]
}

/** Prepares the strings in which webpack's development builds contain modules. */
function editEval({callee, arguments: [code]}: CallExpression, context: ScriptContext): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'eval' || code?.type !== 'Literal') return []
  if (typeof code.value !== 'string') return []
  const {start, end, value} = code
  return [{start, end, text: JSON.stringify(prepareScript(value, context))}]
}

/** Names the file of an import. Packages and URLs stay: they are not emitted. */
function editImport({start, end, value}: Range & {value?: unknown}, context: ScriptContext) {
  const name = path.join('/', path.dirname(context.name), String(value)).slice(1)
  if (!/^\.{0,2}\//.test(String(value)) || !context.isEmitted(name)) return []
  return [{start, end, text: JSON.stringify(PREVIEW_MODULE + name)}]
}

/** Replaces `import.meta.url`. */
function editMeta({object, property, start, end}: MemberExpression, {name}: ScriptContext): Edit[] {
  const isUrl = property.type === 'Identifier' && property.name === 'url'
  if (object.type !== 'MetaProperty' || object.meta.name !== 'import' || !isUrl) return []
  return [{start, end, text: JSON.stringify(PREVIEW + name)}]
}
