import {z} from 'zod'

const error =
  'has to be the name of a file in this folder, or one name with a list of those below it'

const pageName = z.string(error).regex(/^[^/\s]+$/, error)

const nestedPages = z
  .record(pageName, z.array(pageName))
  .refine(pages => Object.keys(pages).length === 1, error)

/**
 * `groups` in the front matter of an index: the pages of its folder by the headings of the sidebar,
 * in the order in which it shows them. An object nests pages below a page:
 * `{Output: [{output: ['output-code', 'output-library']}, 'html']}`
 */
export const groupsSchema = z.record(
  z.string().trim().min(1),
  z.array(z.union([pageName, nestedPages], {error})),
)

/** Where the sidebar lists a page. */
export interface PagePlace {
  /** The name of its file, without the extension. */
  readonly name: string
  readonly group: string
  /** The name of the page below which it is nested. */
  readonly parent?: string
  /** The line in the front matter of the index. */
  readonly line: number
}

/** The places of all pages that `groups` lists, in this order. */
export function buildPlaces(
  groups: z.infer<typeof groupsSchema>,
  lineOf: (path: readonly PropertyKey[]) => number,
): PagePlace[] {
  return Object.entries(groups).flatMap(([group, entries]) =>
    entries.flatMap((entry, position): PagePlace[] => {
      const path = ['groups', group, position]
      if (typeof entry === 'string') return [{name: entry, group, line: lineOf(path)}]
      return Object.entries(entry).flatMap(([parent, below]) => [
        {name: parent, group, line: lineOf([...path, parent])},
        ...below.map((name, index) => {
          return {name, group, parent, line: lineOf([...path, parent, index])}
        }),
      ])
    }),
  )
}
