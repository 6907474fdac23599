import {buildExamples} from '../tools/samples/check-examples.ts'
import {openWorkshop} from '../tools/samples/workshop.ts'
import {readExamples} from '../tools/load/read-examples.ts'

/** Example whose emitted code a page shows, built in its own folder. */
export interface Gallery {
  readonly dir: string
  close(): Promise<void>
}

/** Builds an example; throws the errors of its build. */
export async function buildGallery(name: string): Promise<Gallery> {
  const {examples, settings} = readExamples()
  const example = examples.get(name)
  if (!example) throw new Error(`There is no example ${name}.`)
  const workshop = await openWorkshop()
  let dir = ''
  const results = await buildExamples([example], settings, {
    ...workshop,
    place: async files => (dir = await workshop.place(files)),
  })
  const {errors = []} = results.get(example)?.built ?? {}
  if (errors.length > 0) {
    await workshop.close()
    throw new Error(errors.map(({message}) => message).join('\n'))
  }
  return {dir, close: () => workshop.close()}
}
