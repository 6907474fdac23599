import {z} from 'zod'

/*
 * The index that the search of the site reads. No file of it grows with the site but the list of
 * `terms` in `index.json`, and that slowly: a query reads `index.json` once, then the files with
 * its words, then those with the sections that it found.
 */

const version = z
  .string()
  .describe('Files with different versions do not belong together: read index.json again.')

/** `search/index.json`: how to find terms and sections. */
export const searchSchema = z.object({
  version,
  sections: z.int().nonnegative().describe('How many sections there are.'),
  sectionsPerFile: z
    .int()
    .positive()
    .describe('Section n is in `sections/<n divided by this, rounded down>.json`.'),
  terms: z
    .array(z.string())
    .describe(
      'The first term of `terms/0.json`, `terms/1.json` and so on. Terms are sorted by UTF-16 units.',
    ),
})
export type Search = z.infer<typeof searchSchema>

/** `search/terms/<n>.json`: a range of the sorted terms, and where they are. */
export const searchTermsSchema = z.object({
  version,
  terms: z
    .array(z.string())
    .describe(
      'Lower-case letters and digits. `cache` is a word of a text; `cache=` is the name of a section, or its end; `cach~` stands for all words with this stem; `ca*` stands for all words and `ca*=` for all names that begin like this, if there is a `ca*`. Without one there are at most 32 of them, to be read one by one.',
    ),
  postings: z
    .array(z.array(z.int().nonnegative()))
    .describe(
      'For each term: a section, how well the term describes it (from 1 to 1000), the next section, and so on; the best first, the worst left out where they are many.',
    ),
})
export type SearchTerms = z.infer<typeof searchTermsSchema>

/** What can be found: the beginning of a page, or a heading with what follows it. */
export const searchSectionSchema = z
  .object({
    url: z.string().describe('Url of the page, with the hash of the section unless it begins it.'),
    group: z.string().describe('Title of the part of the site, such as `Concepts`.'),
    title: z.string().describe('Title of the page.'),
    headings: z.array(z.string()).describe('The headings that lead to the section.'),
    text: z.string().describe('Its text, plain, up to some 1,000 characters.'),
  })
  .meta({id: 'SearchSection'})
export type SearchSection = z.infer<typeof searchSectionSchema>

/** `search/sections/<n>.json`: some sections, in the order of the site. */
export const searchSectionsSchema = z.object({version, sections: z.array(searchSectionSchema)})
export type SearchSections = z.infer<typeof searchSectionsSchema>

/** `search/spelling.json`: what somebody may have meant who wrote a word that no text has. */
export const searchSpellingSchema = z.object({
  version,
  words: z.array(z.string()).describe('Terms, the most telling first; a few thousand of them.'),
})
export type SearchSpelling = z.infer<typeof searchSpellingSchema>
