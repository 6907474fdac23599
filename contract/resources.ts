import type {z} from 'zod'
import {endpoints} from './endpoints.ts'
import {indexSchema} from './index-file.ts'
import {navSchema} from './nav.ts'
import {pageSchema} from './page.ts'
import {packSchema} from './pack.ts'
import {contributorsSchema, sponsorsSchema} from './people.ts'
import {anchorsSchema, redirectsSchema} from './records.ts'
import {
  searchSchema,
  searchSectionsSchema,
  searchSpellingSchema,
  searchTermsSchema,
} from './search.ts'
import {directoryNodeSchema} from './tree.ts'
import {coverageSchema, factsSchema} from './webpack.ts'

/** A kind of file of the API. */
export interface ResourceKind {
  /** Relative to the root of the site; what differs from file to file stands in braces. */
  readonly url: string
  readonly schema: z.ZodType
  readonly description: string
  /** What stands in braces. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Every kind of file of the API, by the name of its schema. */
export const resourceKinds = {
  index: {
    url: endpoints.index,
    schema: indexSchema,
    description: 'Where to begin: every file of the API, with its schema and a hash.',
  },
  tree: {
    url: endpoints.tree,
    schema: directoryNodeSchema,
    description: 'All folders and pages, nested and in the order of the sidebar.',
  },
  nav: {
    url: endpoints.nav,
    schema: navSchema,
    description: 'Sections and pages without their headings, and the links of the site.',
  },
  section: {
    url: endpoints.section('{name}'),
    schema: directoryNodeSchema,
    description: 'One section of the tree.',
    parameters: {name: 'Name of the section, such as `concepts`.'},
  },
  page: {
    url: endpoints.page('{path}'),
    schema: pageSchema,
    description: 'One page: everything about it, and its text as mdast.',
    parameters: {
      path: 'Path of the source without its extension, slashes as they are: `concepts/output`.',
    },
  },
  sponsors: {
    url: endpoints.sponsors,
    schema: sponsorsSchema,
    description: 'Who gave money, as of one day.',
  },
  contributors: {
    url: endpoints.contributors,
    schema: contributorsSchema,
    description: 'People who worked on earlier versions of the pages, with these pages.',
  },
  redirects: {
    url: endpoints.redirects,
    schema: redirectsSchema,
    description: 'Every url that moved.',
  },
  anchors: {
    url: endpoints.anchors,
    schema: anchorsSchema,
    description: 'The ids that a link may lead to and those that moved, by the url of their page.',
  },
  search: {
    url: endpoints.search,
    schema: searchSchema,
    description: 'How to search the site: where terms and sections are.',
  },
  searchTerms: {
    url: endpoints.searchTerms('{number}'),
    schema: searchTermsSchema,
    description: 'A range of the terms that can be searched, with the sections that have them.',
    parameters: {number: 'Position of the file in `terms` of the index of search, from 0.'},
  },
  searchSections: {
    url: endpoints.searchSections('{number}'),
    schema: searchSectionsSchema,
    description: 'Some of the sections that can be found.',
    parameters: {number: 'Position of the file in `sections` of the index of search, from 0.'},
  },
  searchSpelling: {
    url: endpoints.searchSpelling,
    schema: searchSpellingSchema,
    description: 'Words to be meant by those who misspell them.',
  },
  pack: {
    url: endpoints.pack('{name}'),
    schema: packSchema,
    description:
      'Files that are read together, such as those of a section, for copies of the site.',
    parameters: {name: 'Name of the pack, slashes as they are; the index lists them.'},
  },
  facts: {
    url: endpoints.webpack('{name}'),
    schema: factsSchema,
    description: 'What webpack and its tools offer: options, hooks, flags and so on.',
    parameters: {name: 'Name of the file, such as `options`; the index lists them.'},
  },
  coverage: {
    url: endpoints.coverage,
    schema: coverageSchema,
    description: 'How much of webpack the documentation describes.',
  },
} as const satisfies Readonly<Record<string, ResourceKind>>
export type ResourceName = keyof typeof resourceKinds
