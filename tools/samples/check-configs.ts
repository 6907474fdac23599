import {transformSync} from 'esbuild'
import {basename, dirname, join} from 'node:path'
import {scriptLanguage, type Sample} from '../content/sample.ts'
import {fileNameOf, type PageSample} from './page-samples.ts'
import {runJobs} from './run-jobs.ts'
import type {ConfigJob, Finding} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

/** Checks with webpack the samples that are configurations, each in its own folder. */
export async function checkConfigs(
  items: readonly PageSample[],
  workshop: OpenWorkshop,
): Promise<Array<[PageSample, Finding[]]>> {
  if (items.length === 0) return []
  const {dir, place} = await workshop()
  const jobs = new Map<ConfigJob, PageSample>()
  for (const item of items) {
    const [file, text] = runnable(fileNameOf(item.sample), item.sample)
    const folder = await place(new Map([...item.beside, [file, text]]))
    jobs.set({type: 'config', dir: join(folder, dirname(file)), file: basename(file)}, item)
  }
  const results = await runJobs([...jobs.keys()], {dir})
  return [...results].flatMap(([job, {findings = [], failed}]) => {
    const item = jobs.get(job)
    const hint = 'Change the sample so that it runs.'
    const failure: Finding[] =
      failed === undefined ? [] : [{rule: 'bad-config', message: failed, hint}]
    return item ? [[item, [...findings, ...failure]]] : []
  })
}

/** Plain Node.js takes no types: the file becomes JavaScript. */
function runnable(file: string, {text, lang, title}: Sample): [file: string, text: string] {
  if (scriptLanguage(lang, title) !== 'ts') return [file, text]
  const isModule = /^\s*(?:import|export)\b/m.test(text)
  const {code} = transformSync(text, {loader: 'ts'})
  return [file.replace(/\.[cm]?ts$/, isModule ? '.mjs' : '.cjs'), code]
}
