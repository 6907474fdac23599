import {fieldOf, isObject} from './live-objects.ts'

/** Options that enable in an earlier release what later ones always do. */
const former = {topLevelAwait: true, outputModule: true, asyncWebAssembly: true}

/** Maximum number of attempts: more than a configuration has options. */
const MAX_ATTEMPTS = 40

/** The options without those that an earlier release does not know yet. */
export function acceptedOptions(options: object, webpack: object): object {
  const experiments: object = Object(fieldOf(options, 'experiments'))
  const left: object = copy({...options, experiments: {...former, ...experiments}})
  const {validate} = Object(webpack)
  if (typeof validate !== 'function') return left
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const unknown = findUnknown(() => Reflect.apply(validate, undefined, [left]))
    if (unknown === undefined) return left
    const holder = unknown.path.reduce(fieldOf, left)
    if (!isObject(holder) || !Reflect.deleteProperty(holder, unknown.name)) return left
  }
  return left
}

/** Copies plain objects, at any depth; plugins stay. */
function copy<T extends object>(value: T): T {
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    isObject(field) && !Array.isArray(field) ? copy(field) : field,
  ])
  return Object.fromEntries(fields)
}

interface Unknown {
  /** Names of the objects that hold it. */
  readonly path: readonly string[]
  readonly name: string
}

/** The first option that a validation does not know. */
function findUnknown(validate: () => unknown): Unknown | undefined {
  try {
    return findIn(validate()) // webpack 4 returns the errors
  } catch (error) {
    return findIn(fieldOf(error, 'errors'))
  }
}

function findIn(errors: unknown): Unknown | undefined {
  if (!Array.isArray(errors)) return undefined
  for (const each of errors) {
    const name = fieldOf(fieldOf(each, 'params'), 'additionalProperty')
    if (typeof name !== 'string') continue
    const place = String(fieldOf(each, 'instancePath') ?? fieldOf(each, 'dataPath') ?? '')
    return {path: place.split(/[./]/).filter(part => part !== ''), name}
  }
  return undefined
}
