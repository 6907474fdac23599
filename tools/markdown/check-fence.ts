import type {Code, Root} from 'mdast'
import {suggestName} from '../issues/nearest-names.ts'
import {sampleAttributes, sampleKinds, type Sample} from '../examples/sample.ts'
import {report, type Context} from './context.ts'
import {parseFenceMeta, type FenceMeta} from './fence-meta.ts'
import {walkType} from './walk.ts'

/** Reports words after the language of a fence that are no attributes, or not closed. */
export function checkFences(tree: Root, context: Context): void {
  const severity = context.file.endsWith('.mdx') ? 'warning' : 'error' // existing pages still build
  walkType(tree, 'code', code => {
    const {others} = parseFenceMeta(code.meta)
    const isInstall = (word: string) => word === 'install' && code.lang === 'bash'
    const unknown = others.filter(word => !isInstall(word)).join(' ')
    if (unknown === '') return
    const message = `“${unknown}” after the language of the fence is not an attribute.`
    const hint = `Write name="value" or {1,3-5}. A value with quotes needs '…' around it.`
    report(context, code, {rule: 'bad-fence', severity, message, hint})
  })
}

/** Whether the attributes and the check of a fence exist; others are reported. */
export function isKnownKind(
  code: Code,
  attributes: ReadonlyMap<string, string>,
  context: Context,
): boolean {
  const unknown = [...attributes.keys()].filter(name => !isOneOf(sampleAttributes, name))
  for (const name of unknown) {
    const message = `A fence has no attribute “${name}”.`
    const known = `Known attributes: title, ${sampleAttributes.join(', ')}.`
    const hint = suggestName(name, sampleAttributes, known)
    report(context, code, {rule: 'unknown-check', message, hint})
  }
  const check = attributes.get('check')
  if (check === undefined || isOneOf(sampleKinds, check)) return unknown.length === 0
  const message = `There is no check “${check}”.`
  const hint = suggestName(check, sampleKinds, `Known checks: ${sampleKinds.join(', ')}.`)
  report(context, code, {rule: 'unknown-check', message, hint})
  return false
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

/** The attributes that each check requires or forbids. */
const needs: Readonly<Record<string, readonly string[]>> = {
  build: ['title', 'example'],
  emitted: ['title', 'example'],
  output: ['example'],
  fails: ['message'],
  none: ['reason'],
}

const owners: ReadonlyArray<[attribute: string, kinds: readonly string[]]> = [
  ['example', ['build', 'emitted', 'output', 'tap']],
  ['from', ['build']],
  ['region', ['build']],
  ['of', ['output']],
  ['run', ['tap']],
  ['message', ['fails']],
  ['reason', ['none']],
]

/** Finds attributes that the check of a fence needs, or that have no effect. */
export function findMisuse(
  lang: string,
  kind: Sample['kind'],
  {title, attributes}: FenceMeta,
): {message: string; hint: string} | undefined {
  const given = (name: string) => (name === 'title' ? title : attributes.get(name)) ?? ''
  const isOfTap = kind === 'output' && given('of') === 'tap'
  const needed = isOfTap ? [] : needs[kind]
  const missing = needed?.find(name => given(name).trim() === '')
  if (missing !== undefined) {
    const message = `check=${kind} needs ${missing}="…".`
    return {message, hint: 'Add the attribute after the language of the fence.'}
  }
  const isDifference = lang === 'diff'
  if (kind === 'build' && isDifference !== attributes.has('from')) {
    const message = isDifference
      ? 'A diff with check=build needs from="…".'
      : '“from” shows a diff, so the language must be diff.'
    return {message, hint: 'Write ```diff title="…" check=build example=… from=….'}
  }
  const idle = owners.find(([name, kinds]) => attributes.has(name) && !kinds.includes(kind))
  if (idle === undefined) return undefined
  const [name, kinds] = idle
  const message = `“${name}” has no effect without ${kinds.map(one => `check=${one}`).join(' or ')}.`
  return {message, hint: 'Add the check, or remove the attribute.'}
}
