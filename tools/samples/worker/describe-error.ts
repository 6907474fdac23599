import {nearest} from '../../content/issue.ts'
import type {Finding} from './finding.ts'

/** What an error says in its first line, without the folder that it is in, and on which line of a file it arose. */
export function describeError(error: unknown, file?: string): {message: string; line?: number} {
  if (!(error instanceof Error)) return {message: String(error)}
  const [first = ''] = withoutFolder(error.message).split('\n')
  const message = error.name === 'Error' ? first : `${error.name}: ${first}`
  if (file === undefined) return {message}
  const [, after = ''] = (error.stack ?? '').split(`${file}:`)
  const line = Number.parseInt(after, 10)
  return {message, ...(line > 0 && {line})}
}

/** A text with paths as they are in the current folder. */
export function withoutFolder(text: string): string {
  return text.replaceAll(`${process.cwd()}/`, '').replaceAll(process.cwd(), '.')
}

/**
 * What a validation says, one finding for each of its points:
 *
 *      - configuration.output has an unknown property 'fileName'. These properties are valid:
 *        object { filename?, path?, … }
 *        -> Options affecting the output of the compilation.
 */
export function splitValidation(text: string): Finding[] {
  const points = text.split(/^ - /m).slice(1)
  return points.map(point => {
    const [said = ''] = point.split(/\n\s+->/)
    const unknown = /has an unknown property '([^']+)'/.exec(said)?.[1]
    const lines = said.split('\n')
    const [first = ''] = lines
    const detail = lines.find(line => /^\s+\* /.test(line))?.replace(/^\s+\* /, '')
    const place = /^\w+((?:\.[\w$-]+|\[[^\]]+\])*)/.exec(detail ?? first)?.[1] ?? ''
    const path = place.split(/[.[\]]/).filter(part => part !== '' && !/^\d+$/.test(part))
    const message = unknown === undefined ? joinLines(detail ?? first, lines) : firstSentence(first)
    return {
      rule: 'bad-config' as const,
      message,
      hint: unknown === undefined ? 'Change the value.' : suggest(unknown, said),
      path: unknown === undefined ? path.map(unquote) : [...path.map(unquote), unknown],
    }
  })
}

function suggest(unknown: string, said: string): string {
  const names = /object \{ ([^}]*) \}/.exec(said)?.[1]?.split(', ') ?? []
  const valid = names.map(name => name.replace(/\?$/, '')).filter(name => /^\w/.test(name))
  const near = nearest(unknown, valid)
  return near === undefined ? 'Remove it, or look up its name.' : `Did you mean “${near}”?`
}

/** What should be there stands on the following line. */
function joinLines(first: string, lines: readonly string[]): string {
  const next = lines[lines.indexOf(first) + 1]?.trim()
  return first.endsWith(':') && next ? `${first} ${next}` : first
}

function firstSentence(text: string): string {
  return text.replace(/ These properties are valid:$/, '')
}

function unquote(part: string): string {
  return part.replace(/^["']|["']$/g, '')
}
