import type {AnyNode} from 'acorn'
import type {Variables} from './scripts.ts'

/** Stands for a part of a message that varies. */
const PART = '…'

/**
 * The messages that an expression may have, each with its constant words:
 * `` `Can't load ${file}` `` → `Can't load …`. None if it has no such words.
 */
export function listTemplates(node: AnyNode, variables: Variables): string[] {
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap(one => listTemplates(one, variables))
  }
  const template = tidy(templateOf(node, variables))
  return /\w/.test(template) ? [template] : []
}

function templateOf(node: AnyNode, variables: Variables): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : PART
  if (node.type === 'TemplateLiteral') {
    const parts = node.expressions.map(one => templateOf(one, variables))
    return node.quasis
      .map(({value}, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`)
      .join('')
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return [node.left, node.right].map(one => templateOf(one, variables)).join('')
  }
  if (node.type !== 'Identifier') return PART
  const value = variables(node.name)
  if (value === undefined) return PART
  // A variable that begins empty is filled later.
  const text = templateOf(value, name => (name === node.name ? undefined : variables(name)))
  return text === '' ? PART : text
}

function tidy(template: string): string {
  return template
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, PART)
    .trim()
}
