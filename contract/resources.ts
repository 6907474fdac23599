import type {z} from 'zod'
import {defaultsSchema} from './defaults.ts'
import {endpoints} from './endpoints.ts'
import {historySchema, releasesSchema} from './history.ts'
import {indexSchema} from './index-file.ts'
import {navSchema} from './nav.ts'
import {pageSchema} from './page.ts'
import {packSchema} from './pack.ts'
import {contributorsSchema, sponsorsSchema} from './people.ts'
import {anchorsSchema, redirectsSchema} from './records.ts'
import {directoryNodeSchema} from './tree.ts'
import {coverageSchema, factsSchema} from './webpack.ts'

/** A kind of file of the API. */
export interface ResourceKind {
  /** URL relative to the root of the site, with its parameters in braces. */
  readonly url: string
  readonly schema: z.ZodType
  readonly description: string
  /** Descriptions of the parameters in `url`. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** Every kind of file of the API, by the name of its schema. */
export const resourceKinds = {
  index: {
    url: endpoints.index,
    schema: indexSchema,
    description: 'The entry point: every file of the API, with its schema and a hash.',
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
    description: 'One page: its metadata, and its text as mdast.',
    parameters: {
      path: 'Path of the source without its extension, slashes as they are: `concepts/output`.',
    },
  },
  sponsors: {
    url: endpoints.sponsors,
    schema: sponsorsSchema,
    description: 'Sponsors and their donations, as of one day.',
  },
  contributors: {
    url: endpoints.contributors,
    schema: contributorsSchema,
    description: 'People who worked on earlier versions of the pages, each with those pages.',
  },
  redirects: {
    url: endpoints.redirects,
    schema: redirectsSchema,
    description: 'All redirects.',
  },
  anchors: {
    url: endpoints.anchors,
    schema: anchorsSchema,
    description: 'Current and former ids for links, by the URL of their page.',
  },
  pack: {
    url: endpoints.pack('{name}'),
    schema: packSchema,
    description: 'Files that are usually read together, such as those of a section, in one file.',
    parameters: {name: 'Name of the pack, slashes as they are; the index lists them.'},
  },
  facts: {
    url: endpoints.webpack('{name}'),
    schema: factsSchema,
    description: 'What webpack and its tools offer: options, hooks, flags and so on.',
    parameters: {name: 'Name of the file, such as `options`; the index lists them.'},
  },
  defaults: {
    url: endpoints.defaults,
    schema: defaultsSchema,
    description: 'The defaults of options, and the other options that they depend on.',
  },
  history: {
    url: endpoints.history,
    schema: historySchema,
    description: 'Since when facts exist, how they changed, and what was removed.',
  },
  releases: {
    url: endpoints.releases,
    schema: releasesSchema,
    description: 'The releases of webpack, webpack-cli and webpack-dev-server, with their dates.',
  },
  coverage: {
    url: endpoints.coverage,
    schema: coverageSchema,
    description: 'Coverage: how much of webpack the documentation describes.',
  },
} as const satisfies Readonly<Record<string, ResourceKind>>
export type ResourceName = keyof typeof resourceKinds
