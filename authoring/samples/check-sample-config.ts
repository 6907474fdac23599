import {transformSync} from 'esbuild'
import {basename, dirname, join} from 'node:path'
import {scriptLanguage, type Sample} from '../../tools/examples/sample.ts'
import {fileNameOf, type PageSample} from './page-samples.ts'
import type {ConfigJob, Finding} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

/** Checks with webpack a sample that is a configuration, in its own folder. */
export async function checkSampleConfig(
  item: PageSample,
  {place, run}: Workshop,
): Promise<readonly Finding[]> {
  const {findings = [], failed} = await run('config', planJob(item, place))
  if (failed === undefined) return findings
  return [{rule: 'bad-config', message: failed, hint: 'Change the sample so that it runs.'}]
}

async function planJob({sample, beside}: PageSample, place: Workshop['place']): Promise<ConfigJob> {
  const [file, text] = runnable(fileNameOf(sample), sample)
  const folder = await place(new Map([...beside, [file, text]]))
  return {type: 'config', dir: join(folder, dirname(file)), file: basename(file)}
}

/** Plain Node.js takes no types: the file becomes JavaScript. */
function runnable(file: string, {text, lang, title}: Sample): [file: string, text: string] {
  if (scriptLanguage(lang, title) !== 'ts') return [file, text]
  const isModule = /^\s*(?:import|export)\b/m.test(text)
  const {code} = transformSync(text, {loader: 'ts'})
  return [file.replace(/\.[cm]?ts$/, isModule ? '.mjs' : '.cjs'), code]
}
