/** A hook that a script names. */
export interface HookUse {
  /** Owner of the hook, such as `Compiler` or `CleanPlugin.getCompilationHooks`. */
  readonly owner: string
  readonly name: string
  /** The method that taps it, if it is tapped there. */
  readonly tap: string
  readonly line: number
}

/** Names of variables for hook owners in samples. */
const holders: ReadonlyMap<string, string> = new Map([
  ['compiler', 'Compiler'],
  ['childCompiler', 'Compiler'],
  ['multiCompiler', 'MultiCompiler'],
  ['compilation', 'Compilation'],
  ['childCompilation', 'Compilation'],
  ['normalModuleFactory', 'NormalModuleFactory'],
  ['nmf', 'NormalModuleFactory'],
  ['contextModuleFactory', 'ContextModuleFactory'],
  ['cmf', 'ContextModuleFactory'],
  ['parser', 'JavascriptParser'],
  ['resolverFactory', 'ResolverFactory'],
  ['resolver', 'Resolver'],
  ['cache', 'Cache'],
])

/** `compiler.hooks`, or `CleanPlugin.getCompilationHooks(compilation)`. */
const source = String.raw`(?:([\w$]+)\s*\??\.\s*hooks\b|([\w$]+\s*\.\s*get\w*Hooks)\s*\([^()]*\))`

const use = String.raw`\s*\??\.\s*([\w$]+)(?:\s*\.\s*for\([^)]*\))?(?:\s*\??\.\s*(tap\w*))?`

/** The hooks that a script names, if their owner is known by its name or by its assignment. */
export function findHookUses(text: string): HookUse[] {
  const found: Array<Omit<HookUse, 'line'> & {index: number}> = []
  for (const match of text.matchAll(new RegExp(source + use, 'g'))) {
    const [, holder, getter, name = '', tap = ''] = match
    const owner = ownerOf(holder, getter)
    if (owner !== undefined) found.push({owner, name, tap, index: match.index})
  }
  const variables = findVariables(text)
  const names = [...new Set(variables.map(({name}) => name.replaceAll('$', String.raw`\$`)))]
  const ofVariable = new RegExp(String.raw`(?<![\w$]|\.\s*)(${names.join('|')})${use}`, 'g')
  for (const match of names.length > 0 ? text.matchAll(ofVariable) : []) {
    const [, variable, name = '', tap = ''] = match
    const {index} = match
    const owner = variables.findLast(one => one.name === variable && one.index < index)?.owner
    if (owner !== undefined) found.push({owner, name, tap, index})
  }
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({index, ...hook}) => ({...hook, line: text.slice(0, index).split('\n').length}))
}

/** A variable from its assignment on. Without an owner, its value is unknown. */
interface Variable {
  readonly name: string
  readonly index: number
  readonly owner: string | undefined
}

const path = String.raw`(?:[\w$]+\s*\??\.\s*)*?`

const end = String.raw`(?![\w$]|\s*\??\.|\s*[([])`

/** `hooks = compiler.hooks`, and any other value. */
const assignment = new RegExp(
  String.raw`(?<![\w$]|\.\s*)([\w$]+)\s*=(?![=>])(?:\s*${path}${source}${end})?`,
  'g',
)

/** `{hooks} = compiler`, and any other value. */
const unpacking = new RegExp(
  String.raw`\{[^{}]*?\bhooks\b(?:\s*:\s*([\w$]+))?[^{}]*\}\s*=(?![=>])(?:\s*${path}([\w$]+)${end})?`,
  'g',
)

/** Names in brackets in front of the body of a function. */
const parameters = /\(([^()]*)\)\s*(?:=>|\{)/g

function findVariables(text: string): Variable[] {
  const assigned = [...text.matchAll(assignment)].map(
    ({index, 1: name = '', 2: holder, 3: getter}): Variable => ({
      name,
      index,
      owner: ownerOf(holder, getter),
    }),
  )
  const unpacked = [...text.matchAll(unpacking)].map(
    ({index, 1: name = 'hooks', 2: holder}): Variable => ({name, index, owner: ownerOf(holder)}),
  )
  const names = new Set([...assigned, ...unpacked].map(({name}) => name))
  const given = [...text.matchAll(parameters)].flatMap(({index, 1: list = ''}) =>
    list
      .split(/[\s,{}]+/)
      .filter(name => names.has(name))
      .map((name): Variable => ({name, index, owner: undefined})),
  )
  return [...assigned, ...unpacked, ...given].toSorted((a, b) => a.index - b.index)
}

function ownerOf(holder: string | undefined, getter?: string): string | undefined {
  return getter === undefined ? holders.get(holder ?? '') : getter.replaceAll(/\s/g, '')
}
