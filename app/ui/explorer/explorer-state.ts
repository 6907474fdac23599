import type {DefaultInput} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'

/** The choices of a reader, which the query of the URL contains. */
export interface ExplorerState {
  readonly settings: DefaultSettings
  /** Text in the filter. */
  readonly search: string
  /** Whether only options are listed whose value differs from the one without settings. */
  readonly isChangedOnly: boolean
  /** Name of the option whose details are shown. */
  readonly option: string | undefined
}

/** Reads the state from a query, such as `?mode=production&option=output.path`. */
export function parseState(query: string, inputs: readonly DefaultInput[]): ExplorerState {
  const parameters = new URLSearchParams(query)
  const settings = inputs.flatMap(input => {
    const value = parseValue(parameters.get(input.name), input)
    return value === undefined ? [] : [[input.name, value] as const]
  })
  return {
    settings: Object.fromEntries(settings),
    search: parameters.get('search') ?? '',
    isChangedOnly: parameters.has('changed'),
    option: parameters.get('option') ?? undefined,
  }
}

/** The query of a state. It is empty if nothing is chosen. */
export function formatState({settings, search, isChangedOnly, option}: ExplorerState): string {
  const parameters = new URLSearchParams(
    Object.entries(settings).map(([name, value]) => [name, plainText(value)]),
  )
  if (search !== '') parameters.set('search', search)
  if (isChangedOnly) parameters.set('changed', '')
  if (option !== undefined) parameters.set('option', option)
  const query = parameters.toString()
  return query === '' ? '' : `?${query}`
}

/** The values that a reader can choose. */
export function listValues({values, same = {}}: DefaultInput): string[] {
  return [...values, ...Object.keys(same)].filter(value => value !== 'undefined')
}

/** A string without its quotation marks: `"production"` → `production`. */
export function plainText(expression: string): string {
  return /^"[^"\\]*"$/.test(expression) ? expression.slice(1, -1) : expression
}

function parseValue(text: string | null, input: DefaultInput): string | undefined {
  return text === null
    ? undefined
    : listValues(input).find(value => value === text || plainText(value) === text)
}
