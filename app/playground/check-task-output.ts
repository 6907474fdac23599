import type {EngineTasks, TaskName} from './protocol.ts'

type Check = (value: unknown) => boolean

/** Checks the output of a task: a project may have changed the engine, so it could be anything. */
export function checkOutput<T extends TaskName>(
  type: T,
  output: unknown,
): EngineTasks[T]['output'] | undefined {
  const isOutput = guards[type]
  return isOutput(output) ? output : undefined
}

const isText: Check = value => typeof value === 'string'
const isNumber: Check = value => typeof value === 'number'
const isBoolean: Check = value => typeof value === 'boolean'
const isTexts = listOf(isText)
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

const isAsset = shapeOf({
  name: isText,
  path: isText,
  config: isText,
  size: isNumber,
})

const isIssue = shapeOf({
  severity: value => value === 'error' || value === 'warning',
  message: isText,
  module: optional(isText),
  line: optional(isNumber),
  column: optional(isNumber),
})

const isModule = shapeOf({
  name: isText,
  size: isNumber,
  isKept: isBoolean,
  chunks: isTexts,
  concatenatedInto: optional(isText),
  reasons: isTexts,
  usedExports: isTexts,
  unusedExports: isTexts,
})

const isBuild = shapeOf({
  configs: isTexts,
  assets: listOf(isAsset),
  issues: listOf(isIssue),
  hiddenIssues: isNumber,
  modules: listOf(isModule),
  stats: isText,
  log: isTexts,
  time: isNumber,
})

const isCheckedConfig = shapeOf({
  options: listOf(
    shapeOf({
      path: isTexts,
      value: optional(isText),
      isDefault: isBoolean,
    }),
  ),
  problems: listOf(
    shapeOf({kind: isText, path: isTexts, message: isText, advice: optional(isText)}),
  ),
  hasMore: isBoolean,
  settings: value => value instanceof Object && Object.values(value).every(isText),
})
const isCheck = listOf(isCheckedConfig)

const isPreview = shapeOf({
  name: isText,
  html: isText,
  files: value =>
    value instanceof Map && [...value].every(([name, bytes]) => isText(name) && isBytes(bytes)),
})

const guards: {
  readonly [T in TaskName]: (output: unknown) => output is EngineTasks[T]['output']
} = {
  build: (output): output is EngineTasks['build']['output'] => isBuild(output),
  check: (output): output is EngineTasks['check']['output'] => isCheck(output),
  read: isBytes,
  preview: (output): output is EngineTasks['preview']['output'] => isPreview(output),
}

function listOf(check: Check): Check {
  return value => Array.isArray(value) && [...value].every(check)
}

function shapeOf(fields: Readonly<Record<string, Check>>): Check {
  return value =>
    value instanceof Object &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)))
}

function optional(check: Check): Check {
  return value => value === undefined || check(value)
}
