import {z} from 'zod'

/*
 * The search index of the site. Its files are small: a query reads `index.json` once, then the
 * files with its terms, then those with the best matching sections.
 */

const hash = z
  .string()
  .describe(
    'Must equal the hash in `index.json`. If it differs, the file belongs to another build: read `index.json` again.',
  )

/** `search/index.json`: which file has which terms and sections. */
export const searchSchema = z.object({
  terms: z
    .array(z.object({first: z.string().describe('Its first term.'), hash}))
    .describe(
      'The files `terms/0.json`, `terms/1.json` and so on. Terms are sorted by UTF-16 units.',
    ),
  sections: z
    .array(z.object({first: z.int().nonnegative().describe('Number of its first section.'), hash}))
    .describe('The files `sections/0.json`, `sections/1.json` and so on.'),
  spelling: z.object({hash}).describe('The file `spelling.json`.'),
})
export type Search = z.infer<typeof searchSchema>

/** `search/terms/<n>.json`: a range of the sorted terms, and where they are. */
export const searchTermsSchema = z.object({
  hash,
  terms: z
    .string()
    .describe(
      'Sorted terms, separated by spaces. Each begins with a digit from 0 to z: the number of letters that it shares with the previous term. `0cache 5= 4ing` are `cache`, `cache=` and `caching`. `cache` is a word in the text; `cache=` is the name of a section, or the end of the name; `!cache` is a word of a message that the section shows.',
    ),
  postings: z
    .array(z.array(z.int()))
    .describe(
      'For each term, the sections that contain it. A negative number, from -1000 to -1, is the weight of the term in the sections that follow, highest weight first. The first section after it is a number; each further one is the difference from the previous section.',
    ),
})
export type SearchTerms = z.infer<typeof searchTermsSchema>

/** A page with its sections: its beginning, and each heading or name with the text below it. */
export const searchPageSchema = z
  .object({
    url: z.string(),
    group: z.string().describe('Title of the part of the site, such as `Concepts`.'),
    title: z.string(),
    ids: z
      .array(z.string())
      .describe(
        'For each section, the id in its URL. Empty for the beginning of the page, and if the id follows from the heading: in lower case, without signs except `-` and `_`, with `-` for spaces.',
      ),
    depths: z
      .array(z.int().nonnegative())
      .describe('For each section, the number of headings that lead to it, including its own.'),
    headings: z
      .array(z.string())
      .describe('For each section, its own heading. Empty for the beginning of the page.'),
    texts: z
      .array(z.string())
      .describe('For each section, the beginning of its text, as plain text.'),
    queries: z
      .array(z.array(z.string()))
      .optional()
      .describe(
        'For each section, what readers type to find it, although it uses other words. Absent if the page has none.',
      ),
  })
  .meta({id: 'SearchPage'})
export type SearchPage = z.infer<typeof searchPageSchema>

/** `search/sections/<n>.json`: the sections of some pages, in the order of the site. */
export const searchSectionsSchema = z.object({hash, pages: z.array(searchPageSchema)})
export type SearchSections = z.infer<typeof searchSectionsSchema>

/** `search/spelling.json`: words to suggest for a query with a word that no page contains. */
export const searchSpellingSchema = z.object({
  hash,
  words: z
    .array(z.string())
    .describe('A few thousand terms, those with the highest weights first.'),
})
export type SearchSpelling = z.infer<typeof searchSpellingSchema>
