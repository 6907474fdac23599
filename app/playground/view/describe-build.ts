import type {BuildResult, EngineProgress} from '../protocol.ts'
import {formatSize} from './asset-list.tsx'
import type {Builds} from './use-builds.ts'

/** One line about a build: its progress, its result, or why it failed. */
export function describeBuild({result, progress, failure}: Builds): string {
  if (failure !== undefined) return failure
  if (result && !progress) return describeResult(result)
  const text = describeProgress(progress)
  return result && progress?.step === 'build' ? `${describeResult(result)} ${text}` : text
}

/** What the reader is waiting for. */
export function describeProgress({step, name = ''}: EngineProgress = {step: 'engine'}): string {
  return {
    engine: 'Loading webpack …',
    package: `Loading ${name} …`,
    start: 'Starting webpack …',
    build: 'Building …',
  }[step]
}

/** Whether the number of bytes to load is known. */
export function showsProgress(
  progress: EngineProgress | undefined,
): progress is EngineProgress & {loaded: number; total: number} {
  return progress?.loaded !== undefined && progress.total !== undefined
}

function describeResult({assets, issues, hiddenIssues, time}: BuildResult): string {
  const size = assets.reduce((sum, asset) => sum + asset.size, 0)
  const problems = issues.length + hiddenIssues
  return [
    `Built in ${Math.round(time)} ms: ${count(assets.length, 'file')}, ${formatSize(size)}`,
    problems === 0 ? '.' : `, ${count(problems, 'problem')}.`,
  ].join('')
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`
}
