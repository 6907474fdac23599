import {z} from 'zod'

/*
 * The index that the search of the site reads. No file of it is large: a query reads `index.json`
 * once, then the files with its words, then those with the best of the sections that it found.
 */

const hash = z
  .string()
  .describe(
    'As `index.json` names it, or the file belongs to another index: read index.json again.',
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
      'Sorted, with a blank between them. Each begins with how many letters it shares with the one before, as a digit from 0 to z: `0cache 5= 4ing` are `cache`, `cache=` and `caching`. `cache` is a word of a text; `cache=` is the name of a section, or its end.',
    ),
  postings: z
    .array(z.array(z.int()))
    .describe(
      'For each term, the sections that have it. A negative number is how well it describes those that follow: from -1000 to -1, the best first. The first section after it is a number, each further one the difference from the one before.',
    ),
})
export type SearchTerms = z.infer<typeof searchTermsSchema>

/** A page with its sections: its beginning, and each heading and name with what follows it. */
export const searchPageSchema = z
  .object({
    url: z.string(),
    group: z.string().describe('Title of the part of the site, such as `Concepts`.'),
    title: z.string(),
    ids: z
      .array(z.string())
      .describe(
        'Of each section, the hash of its url; empty at the beginning of the page, and if the id is its heading in lower case without signs but `-` and `_`, with `-` for blanks.',
      ),
    depths: z
      .array(z.int().nonnegative())
      .describe('Of each section, how many headings lead to it, its own included.'),
    headings: z
      .array(z.string())
      .describe('Of each section, its own heading; empty at the beginning of the page.'),
    texts: z.array(z.string()).describe('Of each section, the beginning of its text, plain.'),
  })
  .meta({id: 'SearchPage'})
export type SearchPage = z.infer<typeof searchPageSchema>

/** `search/sections/<n>.json`: the sections of some pages, in the order of the site. */
export const searchSectionsSchema = z.object({hash, pages: z.array(searchPageSchema)})
export type SearchSections = z.infer<typeof searchSectionsSchema>

/** `search/spelling.json`: what somebody may have meant who wrote a word that no text has. */
export const searchSpellingSchema = z.object({
  hash,
  words: z.array(z.string()).describe('Terms, the most telling first; a few thousand of them.'),
})
export type SearchSpelling = z.infer<typeof searchSpellingSchema>
