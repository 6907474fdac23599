import {buildExample} from '../../authoring/samples/build-example.ts'
import {openWorkshop} from '../../authoring/samples/workshop.ts'
import {readExamples} from '../../tools/load/read-examples.ts'

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
  const {built} = await buildExample(example, settings.get(name) ?? {}, {
    ...workshop,
    place: async files => (dir = await workshop.place(files)),
  })
  if (built.errors.length > 0) {
    await workshop.close()
    throw new Error(built.errors.map(({message}) => message).join('\n'))
  }
  return {dir, close: () => workshop.close()}
}
