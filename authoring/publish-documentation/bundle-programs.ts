import {build, type Metafile} from 'esbuild'
import {join} from 'node:path'
import {readServerSchema} from '../../tools/bundle/server-schema.ts'
import {root} from '../../tools/disk/root.ts'

interface ProgramOptions {
  /** Folder to write. */
  readonly outdir: string
  readonly siteUrl: string
  /** The version of the package. */
  readonly version: string
}

/** The scripts of the package, by their names there. */
const programs = {
  'webpack-docs': 'webpack-docs/main.ts',
  'config-process': 'webpack-docs/explain/config-process.ts',
  'missing-hooks': 'webpack-docs/explain/missing-hooks.ts',
  index: 'webpack-docs/index.ts',
}

/**
 * Bundles the scripts of the package, with all packages that they need. Each command loads only
 * its own chunks. Returns what the bundles are made from.
 */
export async function bundlePrograms(options: ProgramOptions): Promise<Metafile> {
  const {outdir, siteUrl, version} = options
  const {metafile} = await build({
    entryPoints: Object.entries(programs).map(([out, file]) => ({out, in: join(root, file)})),
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    banner: {js: REQUIRE},
    legalComments: 'none', // the licenses are in a separate file
    define: {
      SITE_URL: JSON.stringify(siteUrl),
      PACKAGE_VERSION: JSON.stringify(version),
      SERVER_SCHEMA: readServerSchema(),
    },
    logLevel: 'error',
  })
  return metafile
}

/** Some packages are CommonJS modules, which call `require`. */
const REQUIRE =
  "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url)"
