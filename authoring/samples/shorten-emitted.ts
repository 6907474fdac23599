/**
 * Shortens emitted code: several lines of the runtime in a row become one comment, and the marks
 * that webpack puts before its own lines are removed. The writer's guide describes these rules.
 */
export function shortenEmitted(code: string): string {
  const lines = code.replace(/\n*$/, '').split('\n')
  const isRuntime = lines.map((line, index) => isRuntimeLine(line, lines[index - 1]))
  const shown = lines.flatMap((line, index) => {
    const isFirst = isRuntime[index] && !isRuntime[index - 1]
    if (isFirst && isRuntime[index + 1]) return ['// … the webpack runtime']
    return isFirst || !isRuntime[index] ? [withoutMarks(line)] : []
  })
  return `${shown.filter((line, index) => line !== '' || shown[index - 1] !== '').join('\n')}\n`
}

/** Whether webpack marks a line as its own, and it does not open or close the code of modules. */
function isRuntimeLine(line: string, previous = ''): boolean {
  if (!isMarked(line)) return false
  const text = withoutMarks(line).trim()
  if (/^\}\);?$/.test(text)) return isMarked(previous)
  return !/webpackBootstrap$|^var __webpack_modules__ = \(\{$|^return __webpack_exports__;$|^\}\)\(\)$/.test(
    text,
  )
}

function isMarked(line: string): boolean {
  return line.startsWith('/******')
}

function withoutMarks(line: string): string {
  return line
    .replace(/\/(?:\*{3}|\*{6})\/ ?/, '')
    .replace(/^\/\* harmony (?:export|import) \*\/ /, '')
    .trimEnd()
}
