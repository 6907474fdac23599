/**
 * Part of every URL of the API. A new version starts when a field is removed or changes its
 * meaning; a new field does not need one, so clients ignore fields they do not know.
 */
export const API_VERSION = 'v1'

const base = `data/${API_VERSION}` as const

/** Every file of the API, relative to the root of the site. */
export const endpoints = {
  index: `${base}/index.json`,
  tree: `${base}/tree.json`,
  nav: `${base}/nav.json`,
  sponsors: `${base}/sponsors.json`,
  contributors: `${base}/contributors.json`,
  redirects: `${base}/redirects.json`,
  anchors: `${base}/anchors.json`,
  openapi: `${base}/openapi.json`,
  coverage: `${base}/webpack/coverage.json`,
  defaults: `${base}/webpack/defaults.json`,
  history: `${base}/webpack/history.json`,
  releases: `${base}/webpack/releases.json`,
  configurationSchema: `${base}/webpack.config.schema.json`,

  /** The JSON Schema of a kind of file, by its name, such as `page`. */
  schema: (name: string) => `${base}/schema/${name}.json`,

  /** One section of the tree, such as `concepts`. */
  section: (name: string) => `${base}/sections/${name}.json`,

  /** One page, by its path: `concepts/entry-points.md` → `…/pages/concepts/entry-points.json`. */
  page: (path: string) => `${base}/pages/${withoutExtension(path)}.json`,

  /** Files that are read together, such as those of the section `concepts`. */
  pack: (name: string) => `${base}/packs/${name}.json`,

  /** The zip of an example, by its name, such as `getting-started`. */
  example: (name: string) => `${base}/examples/${name}.zip`,

  /** Facts about webpack, such as `options`. */
  webpack: (file: string) => `${base}/webpack/${file}.json`,
} as const

/** `concepts/index.md` → `concepts/index`; only the two extensions of sources are cut off. */
export function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '')
}
