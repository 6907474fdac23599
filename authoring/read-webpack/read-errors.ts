import type {AnyNode} from 'acorn'
import type {Fact, Facts} from '#contract/webpack.ts'
import {findErrorClasses, type ErrorKind} from './error-classes.ts'
import {buildFact, buildFacts} from './fact.ts'
import {findValidations} from './find-validations.ts'
import {listTemplates} from './message-template.ts'
import {nameOf, parseScripts, visitNodes} from './scripts.ts'

/** Reads the errors and warnings that webpack, its command line and its server can print. */
export function readErrors(): Facts {
  const facts = [
    ...readErrorsOf('webpack'),
    ...buildKinds(findValidations(), 'schema-utils'),
    ...readErrorsOf('webpack-cli'),
    ...readErrorsOf('webpack-dev-server'),
  ]
  const unique = new Map(facts.toReversed().map(fact => [fact.id, fact]))
  return buildFacts('webpack', [...unique.values()])
}

/** Reads the errors and warnings that one of the packages can print. */
export function readErrorsOf(name: string): Fact[] {
  const scripts = parseScripts(name, 'lib', /Error|Warning|DEP_WEBPACK|logger/)
  if (name !== 'webpack') {
    return [
      ...buildKinds(findErrorClasses(scripts), name),
      ...buildUnnamed(findMessages(scripts, /^new Error$|^logger\.(?:error|warn)$/), name),
    ]
  }
  return [
    ...buildKinds([...findErrorClasses(scripts), ...findNamed(scripts)]),
    ...buildKinds(findDeprecations(scripts)),
    ...buildUnnamed(findMessages(scripts, /^new WebpackError$/)),
  ]
}

/** One fact for each name, with all messages that have it. */
function buildKinds(kinds: readonly ErrorKind[], packageName?: string): Fact[] {
  const messages = new Map<string, Set<string>>()
  for (const kind of kinds) {
    const known = messages.get(kind.name) ?? new Set()
    messages.set(kind.name, new Set([...known, ...kind.messages]))
  }
  return [...messages].map(([name, all]) =>
    buildFact('error', name, {messages: [...all], package: packageName}),
  )
}

/** An error without its own name is identified by the first sentence of its message. */
function buildUnnamed(messages: readonly string[], packageName?: string): Fact[] {
  return messages.map(message => {
    const [sentence = message] = message.split(/[.?!] (?=[A-Z…])/)
    return buildFact('error', sentence.replace(/(?:\.|: ?…?)$/, ''), {
      messages: [message],
      package: packageName,
    })
  })
}

/**
 * Names that are assigned outside of classes, including in code that webpack writes for browsers.
 */
function findNamed(scripts: readonly AnyNode[]): ErrorKind[] {
  const names = new Set<string>()
  for (const script of scripts) {
    visitNodes(script, node => {
      if (node.type === 'Literal' && typeof node.value === 'string') {
        const [, inRuntime] = /\.name = ['"](\w+Error)['"]/.exec(node.value) ?? []
        if (inRuntime !== undefined) names.add(inRuntime)
      }
      if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return
      const {object, property} = node.left
      const isName = property.type === 'Identifier' && property.name === 'name'
      if (!isName || object.type === 'ThisExpression' || node.right.type !== 'Literal') return
      const name = String(node.right.value)
      if (name.endsWith('Error')) names.add(name)
    })
  }
  return [...names].map(name => ({name, messages: []}))
}

/** Deprecations have codes: `DEP_WEBPACK_CHUNK_ADD_MODULE` comes after its message. */
function findDeprecations(scripts: readonly AnyNode[]): ErrorKind[] {
  const kinds: ErrorKind[] = []
  for (const script of scripts) {
    visitNodes(script, (node, variables) => {
      if (node.type !== 'CallExpression') return
      for (const [index, code] of node.arguments.entries()) {
        const [name = ''] = listTemplates(code, variables)
        if (!/^DEP_WEBPACK_\w+$/.test(name)) continue
        const message = node.arguments[index - 1]
        kinds.push({name, messages: message ? listTemplates(message, variables) : []})
      }
    })
  }
  return kinds
}

/** The first arguments of calls such as `new Error(…)` and `this.logger.error(…)`. */
function findMessages(scripts: readonly AnyNode[], calls: RegExp): string[] {
  const messages = new Set<string>()
  for (const script of scripts) {
    visitNodes(script, (node, variables) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
      const [first] = node.arguments
      const name = nameOf(node.callee)
      if (!first || !calls.test(node.type === 'NewExpression' ? `new ${name}` : name)) return
      for (const message of listTemplates(first, variables)) messages.add(message)
    })
  }
  return [...messages]
}
