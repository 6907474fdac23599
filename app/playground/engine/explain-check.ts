import {PROJECT} from './file-system.ts'

/** Why a configuration could not be read, for a reader who has pasted it: with its line, if known. */
export function explainCheck(error: unknown, file: string): Error {
  const {name, message, stack = ''} = error instanceof Error ? error : new Error(String(error))
  const path = `${PROJECT}/${file}`
  const [, syntax, place] = /^(?:.*?: )?(.+?) \((\d+):\d+\)/s.exec(message) ?? []
  const isSyntax = name === 'SyntaxError' && message.includes(path)
  const line = isSyntax ? place : lineIn(stack, path)
  const text = isSyntax
    ? (syntax ?? message)
    : (findLack(name, message) ?? messageOf(name, message))
  const own = text.replaceAll(`${path}: `, '').replaceAll(path, 'the configuration')
  return new Error(`${line === undefined ? '' : `Line ${line}: `}${own}`, {cause: error})
}

/** What the sandbox does not have. */
function findLack(name: string, message: string): string | undefined {
  const [, file] = /^(?:EN\w+: .*|Cannot find module )'([^']*)'/.exec(message) ?? []
  if (file !== undefined && /^[./]/.test(file))
    return `It reads ${file.replace(`${PROJECT}/`, './')}, but there are no other files here. ${ELSEWHERE}`
  const isNetwork = name === 'TypeError' && /fetch|NetworkError|Load failed/i.test(message)
  return isNetwork
    ? `It asks the network, which it cannot reach from here. ${ELSEWHERE}`
    : undefined
}

const ELSEWHERE =
  'Paste the object that it makes, or run "webpack-docs explain" in the folder of your project.'

function messageOf(name: string, message: string): string {
  return name === 'Error' ? message : `${name}: ${message}`
}

/** The line of the nearest call in a file. */
function lineIn(stack: string, path: string): number | undefined {
  const line = findLine(stack, path)
  return line === undefined ? undefined : line - firstLine()
}

/** Engines count the lines that they put before the code of a function. */
function firstLine(): number {
  try {
    Reflect.construct(Function, ['', `throw new Error()\n//# sourceURL=${PROBE}`])()
  } catch (error) {
    return (findLine(error instanceof Error ? String(error.stack) : '', PROBE) ?? 1) - 1
  }
  return 0
}

const PROBE = '/probe.js'

function findLine(stack: string, path: string): number | undefined {
  const [, rest] = stack.split(`${path}:`)
  const line = Number.parseInt(rest ?? '', 10)
  return Number.isNaN(line) ? undefined : line
}
