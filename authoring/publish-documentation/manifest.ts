import {DOCUMENTATION_PACKAGE, PACKAGE_GUIDE} from '../../tools/output/documentation-package.ts'

interface ManifestSource {
  /** The version of webpack that is documented, which is the version of the package. */
  readonly version: string
  readonly siteUrl: string
  readonly repository: string | undefined
}

/** The `package.json` of the package with the documentation. */
export function buildDocumentationManifest(source: ManifestSource): object {
  const {version, siteUrl, repository} = source
  return {
    name: DOCUMENTATION_PACKAGE,
    version,
    description: 'The documentation of webpack, offline: a command line, an MCP server, and data',
    keywords: ['webpack', 'documentation', 'cli', 'mcp', 'agents', 'configuration', 'errors'],
    homepage: new URL(PACKAGE_GUIDE, siteUrl).href,
    ...(repository !== undefined && {repository: {type: 'git', url: `git+${repository}.git`}}),
    license: 'MIT AND CC-BY-4.0',
    type: 'module',
    bin: {'webpack-docs': './lib/webpack-docs.js'},
    exports: {
      '.': {types: './lib/index.d.ts', default: './lib/index.js'},
      './data/*': './data/*',
      './pages/*': './pages/*',
      './package.json': './package.json',
    },
    types: './lib/index.d.ts',
    engines: {node: '>=20.12'},
  }
}
