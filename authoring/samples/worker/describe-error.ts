import {suggestName} from '../../../tools/issues/nearest-names.ts'
import type {Finding} from './finding.ts'

/**
 * The first line of an error message, without the temporary folder, and the line of the file where
 * it occurred.
 */
export function describeError(error: unknown, file?: string): {message: string; line?: number} {
  if (!(error instanceof Error)) return {message: String(error)}
  const [first = ''] = withoutFolder(error.message).split('\n')
  const message = error.name === 'Error' ? first : `${error.name}: ${first}`
  if (file === undefined) return {message}
  const [, after = ''] = (error.stack ?? '').split(`${file}:`)
  const line = Number.parseInt(after, 10)
  return {message, ...(line > 0 && {line})}
}

/** Makes paths in a text relative to the current folder. */
export function withoutFolder(text: string): string {
  return text.replaceAll(`${process.cwd()}/`, '').replaceAll(process.cwd(), '.')
}

/**
 * The findings of a validation error, one for each of its items:
 *
 *      - configuration.output has an unknown property 'fileName'. These properties are valid:
 *        object { filename?, path?, … }
 *        -> Options affecting the output of the compilation.
 */
export function splitValidation(text: string): Finding[] {
  const points = text.split(/^ - /m).slice(1)
  return points.map(point => {
    const lines = point.split('\n').map(line => line.trim().replace(/^\* /, ''))
    // If there are alternatives, a name that none of them knows says the most.
    const index = Math.max(
      0,
      lines.findIndex(line => line.includes('has an unknown property')),
    )
    const [first = '', next = ''] = lines.slice(index)
    const unknown = /has an unknown property '([^']+)'/.exec(first)?.[1]
    const path = pathOf(first)
    if (unknown === undefined) {
      const message = first.endsWith(':') ? `${first} ${next}` : first
      return {rule: 'bad-config', message, hint: 'Change the value.', path}
    }
    const message = first.replace(/ These properties are valid:$/, '')
    return {rule: 'bad-config', message, hint: suggest(unknown, next), path: [...path, unknown]}
  })
}

/** `configuration.module.rules[0].test: …` → `module`, `rules`, `test` */
function pathOf(message: string): string[] {
  const place = /^\w+((?:\.[\w$-]+|\[[^\]]+\])*)/.exec(message)?.[1] ?? ''
  const parts = place.split(/[.[\]]/).filter(part => part !== '' && !/^\d+$/.test(part))
  return parts.map(part => part.replace(/^["']|["']$/g, ''))
}

function suggest(unknown: string, valid: string): string {
  const names = /object \{ ([^}]*) \}/.exec(valid)?.[1]?.split(', ') ?? []
  const known = names.map(name => name.replace(/\?.*$|:.*$/, '')).filter(name => /^\w/.test(name))
  return suggestName(unknown, known, 'Remove it, or look up its name.')
}
