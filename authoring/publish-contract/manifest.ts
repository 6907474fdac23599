/** The name of the package for consumers. */
export const PACKAGE_NAME = 'webpack-documentation-api'

/** The `package.json` of the package for consumers. */
export function buildManifest({version, siteUrl, repository}: ManifestSource): object {
  return {
    name: PACKAGE_NAME,
    version,
    description: 'Types, URLs and a client for the JSON API of the webpack documentation',
    keywords: ['webpack', 'documentation', 'json', 'api', 'client', 'mdast'],
    homepage: new URL('/contribute/json-api/', siteUrl).href,
    ...(repository !== undefined && {repository: {type: 'git', url: `git+${repository}.git`}}),
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': {types: './index.d.ts', default: './index.js'},
      './schema/*.json': './schema/*.json',
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    types: './index.d.ts',
    engines: {node: '>=20'},
  }
}

interface ManifestSource {
  version: string
  /** Where the site is served. */
  siteUrl: string
  repository: string | undefined
}
