import {readFile} from 'node:fs/promises'

/** The pieces of code of a Markdown file in a language, with the output that follows them. */
export async function readSamples(file: string, language: string) {
  const text = await readFile(file, 'utf8')
  const pattern = /^```(\w+)[^\n]*\n(.+?)^```$(?:\n\n^```text\n(.+?)^```$)?/gms
  return [...text.matchAll(pattern)].flatMap(([, lang, code = '', output]) =>
    lang === language ? [{code, output}] : [],
  )
}

/** Makes a piece of code use this site instead of the public one. */
export function pointTo(site: string, {code}: {code: string}): string {
  return code.replaceAll(/(?<=["'`])https:\/\/webpack\.js\.org/g, site)
}
