import {isConfigFile, type Sample} from '../../tools/examples/sample.ts'

/** A sample with the page that shows it. */
export interface PageSample {
  /** Path of the page, relative to the content folder. */
  readonly file: string
  readonly sample: Sample
  /** Files in other fences of the page, by their paths. */
  readonly beside: ReadonlyMap<string, string>
  /** The sample that taps something and whose output this one may show. */
  readonly told?: PageSample
}

/**
 * All samples of a page; each sees the others as files, in the state that they have at this point
 * of the page.
 */
export function buildPageSamples(file: string, samples: readonly Sample[]): PageSample[] {
  let told: PageSample | undefined
  return samples.map((sample, index) => {
    const beside = usesFiles(sample) ? filesBeside(samples, index) : new Map<string, string>()
    const item: PageSample = {file, sample, beside, ...(told && {told})}
    if (sample.kind === 'tap') told = item
    return item
  })
}

/** The name of the file in which a sample is checked. */
export function fileNameOf({title, text}: Sample): string {
  if (title !== undefined && isPath(title)) return title
  return /^\s*(?:import|export)\b/m.test(text) ? 'webpack.config.mjs' : 'webpack.config.cjs'
}

function usesFiles({kind, title}: Sample): boolean {
  if (kind === 'config' || kind === 'fails' || kind === 'types') return true
  const isOfHooks = kind === 'hooks' || kind === 'tap'
  return isOfHooks && title !== undefined && isConfigFile(title)
}

/**
 * Chooses among several versions of a file: the last one before the sample, otherwise the first one
 * after it.
 */
function filesBeside(samples: readonly Sample[], index: number): Map<string, string> {
  const files = new Map<string, string>()
  const own = samples[index]?.title
  for (const [at, {title, text, kind}] of samples.entries()) {
    if (title === undefined || title === own || !isPath(title) || kind === 'output') continue
    if (/(?:^|\/)package\.json$/.test(title) && !isJson(text)) continue // it has its own issue
    if (at < index || !files.has(title)) files.set(title, text)
  }
  return files
}

/** Titles that are paths below the folder of a sample. */
function isPath(title: string): boolean {
  return /^[\w@.#-]+(?:\/[\w@.#-]+)*\.\w+$/.test(title) && !title.split('/').includes('..')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
