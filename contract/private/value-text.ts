/** Folders of this machine, with the expression that stands for each. */
export type Places = ReadonlyArray<readonly [folder: string, expression: string]>

/** Maximum length of a displayed object. */
const MAX_LENGTH = 160

/** The JavaScript expression for a value: `"[name].js"`, `/\.js$/i`, `{type: "memory"}`. */
export function buildValueText(value: unknown, places: Places = []): string {
  const text = textOf(value, places)
  if (text.length <= MAX_LENGTH) return text
  if (text.startsWith('{')) return '{/* … */}'
  return text.startsWith('[') ? '[/* … */]' : text
}

function textOf(value: unknown, places: Places): string {
  if (typeof value === 'string') return stringText(value, places)
  if (typeof value === 'function') return functionText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Set) return `new Set([${listText([...value], places)}])`
  if (Array.isArray(value)) return `[${listText(value, places)}]`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return `new ${value.constructor.name}()`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${joinText(fields, ([name, field]) => `${keyText(name)}: ${textOf(field, places)}`)}}`
}

function listText(values: readonly unknown[], places: Places): string {
  return joinText(values, value => textOf(value, places))
}

/** The parts with commas between them, up to the first that makes the text too long to show. */
function joinText<Part>(parts: readonly Part[], write: (part: Part) => string): string {
  let text = ''
  for (const part of parts) {
    if (text.length > MAX_LENGTH) break
    text += `${text === '' ? '' : ', '}${write(part)}`
  }
  return text
}

/** A path on this machine becomes one on any machine. */
function stringText(value: string, places: Places): string {
  for (const [folder, expression] of places) {
    if (value === folder) return expression
    if (value.startsWith(`${folder}/`)) {
      const rest = value.slice(folder.length + 1).replace(/\/$/, '')
      return `path.join(${expression}, ${JSON.stringify(rest)})`
    }
  }
  return JSON.stringify(value)
}

/** Its parameters, without what it does. */
function functionText(value: object): string {
  const [, parameters = ''] = /^[^(]*\(([^)]*)\)/.exec(String(value)) ?? []
  return `(${parameters.replaceAll(/\s+/g, ' ').trim()}) => {/* … */}`
}

function keyText(name: string): string {
  return /^[\w$]+$/.test(name) ? name : JSON.stringify(name)
}
