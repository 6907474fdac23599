import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckProgress, CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {createEngine} from './create-engine.ts'
import {createConfigProject} from './project/config-project.ts'
import {describeProgress} from './view/describe-progress.ts'

/** A separate engine, because that of the playground keeps the files of its last build. */
const engine = createEngine()

/** Reads a configuration with webpack, and the values that it has for these settings. */
export function checkConfig(
  text: string,
  inputs: readonly DefaultInput[],
  {signal, onProgress}: CheckProgress,
): Promise<readonly CheckedConfig[]> {
  return engine.check(createConfigProject(text), inputs, {
    signal,
    onProgress: progress =>
      onProgress(progress.step === 'build' ? 'Checking…' : describeProgress(progress)),
  })
}
