import type {DefaultSettings} from '#contract/explain-default.ts'

interface Group extends Map<string, Group | string> {}

/** The configuration with certain settings, as a complete file. */
export function formatConfig(settings: DefaultSettings): string {
  const root: Group = new Map()
  for (const [name, value] of Object.entries(settings)) {
    const keys = name.split('.')
    const last = keys.pop() ?? name
    keys.reduce(openGroup, root).set(last, completed[name]?.[value] ?? value)
  }
  return `export default ${formatGroup(root, '')};\n`
}

/** Objects that webpack accepts only with certain properties. */
const completed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'experiments.buildHttp': {'{}': '{ allowedUris: [] }'},
}

/** Two settings never contain each other: an object is only set if none of its properties is. */
function openGroup(group: Group, key: string): Group {
  const known = group.get(key)
  if (known instanceof Map) return known
  const added: Group = new Map()
  group.set(key, added)
  return added
}

function formatGroup(group: Group, indent: string): string {
  if (group.size === 0) return '{}'
  const inner = `${indent}  `
  const lines = [...group].map(([key, value]) => {
    const text = typeof value === 'string' ? spaced(value) : formatGroup(value, inner)
    return `${inner}${key}: ${text},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** `{type: "memory"}` → `{ type: "memory" }` */
function spaced(expression: string): string {
  return expression.replace(/^\{(?=\w)/, '{ ').replace(/(?<=["\w])\}$/, ' }')
}
