import {readFile} from 'node:fs/promises'

/** A piece of code of a document. */
export interface Sample {
  code: string
  /** The expected output, which is the text that follows the code. */
  output: string | undefined
}

/** The pieces of code of a Markdown file in a language, as they are written there. */
export async function readSamples(file: string, language: string): Promise<Sample[]> {
  const text = await readFile(file, 'utf8')
  const pattern = /^```(\w+)[^\n]*\n(.+?)^```$(?:\n\n^```text\n(.+?)^```$)?/gms
  return [...text.matchAll(pattern)].flatMap(([, lang, code = '', output]) =>
    lang === language ? [{code, output}] : [],
  )
}

/** Makes a piece of code use this site instead of the public one. */
export function pointTo(site: string, {code}: Sample): string {
  return code.replaceAll(/(?<=["'`])https:\/\/webpack\.js\.org/g, site)
}
