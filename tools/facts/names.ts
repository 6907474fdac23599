import type {FactKind} from '#contract/webpack.ts'

/** Plural names of the kinds, as shown in tables. */
export const kindNames: Readonly<Record<string, string>> = {
  option: 'Options of the configuration',
  'dev-server': 'Options of the development server',
  'server-method': 'Methods of the development server',
  command: 'Commands',
  flag: 'Flags of the command line alone',
  env: 'Environment variables',
  plugin: 'Plugins',
  'plugin-option': 'Options of plugins',
  'plugin-argument': 'Arguments of plugins',
  hook: 'Hooks',
  stage: 'Stages of hooks',
  module: 'Names within modules',
  comment: 'Magic comments',
  hot: 'Members of module.hot',
  runtime: 'Globals of the runtime',
  loader: 'Members of the loader context',
  stats: 'Fields of stats',
  'stats-preset': 'Presets of stats',
  export: 'Exports of the package',
  member: 'Members of classes',
  error: 'Errors and warnings',
} satisfies Record<FactKind, string>

/** `configuration` → `Configuration`, `api` → `API`. */
export function sectionTitle(name: string): string {
  if (name === 'api') return 'API'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
