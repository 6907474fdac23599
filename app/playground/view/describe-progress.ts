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
    engine: 'Loading webpack…',
    package: `Loading ${name}…`,
    start: 'Starting webpack…',
    build: 'Building…',
  }[step]
}

/** Bytes to load, if their number is known. */
export function loadedPart(
  progress: EngineProgress | undefined,
): {value: number; max: number} | undefined {
  const {loaded, total} = progress ?? {}
  return loaded === undefined || total === undefined ? undefined : {value: loaded, max: total}
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
