import {NoAnswerError, type Answer} from './answer.ts'
import {findPlace} from './find-page.ts'
import {addressOf, readPage} from './package-files.ts'
import {findSection} from './section.ts'

/** Reads a page, a section or one option. */
export async function read(path: string): Promise<Answer> {
  const {url, id, ids} = await findPlace(path)
  const page = await readPage(url)
  const text = id === '' ? page : findSection(page, id, ids)
  if (text === undefined) {
    throw new NoAnswerError(
      `${addressOf(url)} has no section “${id}”. It has: ${ids.join(', ') || 'no sections'}.`,
    )
  }
  const address = addressOf(id === '' ? url : `${url}#${id}`)
  return {value: {url: address, markdown: text}, markdown: `${text.trimEnd()}\n\n<${address}>\n`}
}
