import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {z} from 'zod'

const factsSchema = z.object({
  facts: z.array(z.object({id: z.string(), type: z.string().optional()})),
})

/** The named values of an option, such as `var` and `false`, from its type. */
async function valuesOf(option: string): Promise<string[]> {
  const {facts} = factsSchema.parse(JSON.parse(await readFile('facts/options.json', 'utf8')))
  const {type = ''} = facts.find(({id}) => id === `option:${option}`) ?? {}
  return [...type.matchAll(/"([^"]+)"|\bfalse\b/g)].map(([text, name]) => name ?? text)
}

test.each([
  ['output.library.type', 'library-types'],
  ['output.chunkFormat', 'chunk-formats'],
  ['externalsType', 'external-types'],
])('the pages with emitted code show the code of each value of %s', async (option, example) => {
  const values = await valuesOf(option)
  const sections = (await readFile(`content/configuration/${example}.md`, 'utf8')).split(
    /^#{2,3} /m,
  )
  const shown = new Set(
    sections
      .filter(section => section.includes(`check=emitted example=${example}`))
      .map(section => /^`([^`]+)`\n/.exec(section)?.[1]),
  )
  expect(values.length).toBeGreaterThan(1)
  expect(values.filter(value => !shown.has(value))).toEqual([])
})
