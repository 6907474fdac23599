import {z} from 'zod'

/** What there is to know of webpack, by kind. */
export const factKinds = [
  'option',
  'dev-server',
  'server-method',
  'command',
  'flag',
  'env',
  'plugin',
  'plugin-option',
  'plugin-argument',
  'hook',
  'stage',
  'module',
  'comment',
  'hot',
  'runtime',
  'loader',
  'stats',
  'stats-preset',
  'export',
  'member',
  'error',
] as const

const valueText = z.string().describe('A JavaScript expression, such as `true` or `"[name].js"`.')

/** One thing that webpack offers, as its own package tells it. */
export const factSchema = z
  .object({
    id: z
      .string()
      .describe('The kind and the name: `option:output.publicPath`, `hook:Compiler.emit`.'),
    kind: z.enum(factKinds),
    name: z.string().describe('How it is written: `output.publicPath`, `Compiler.emit`, `--env`.'),
    aliases: z
      .array(z.string())
      .optional()
      .describe('Other names of the same: `-c` of `--config`, `bundle` of `build`.'),
    in: z
      .array(z.string())
      .optional()
      .describe('Where a magic comment is read: `import()`, `new URL()`.'),
    type: z.string().optional().describe('Its type, in the syntax of TypeScript.'),
    values: z.array(valueText).optional().describe('The only values that it may have.'),
    default: z
      .object({development: valueText.optional(), production: valueText.optional()})
      .optional()
      .describe('What it is by default in each mode; absent where it is undefined.'),
    since: z.string().optional().describe('The version that added it, if webpack says so.'),
    messages: z
      .array(z.string())
      .optional()
      .describe('What an error says; … stands for the parts that differ.'),
    package: z
      .string()
      .optional()
      .describe('The package that prints an error, if it is not the one of the file.'),
    deprecated: z.boolean().optional(),
    experimental: z.boolean().optional(),
    flag: z.string().optional().describe('The command-line flag that sets it.'),
    hook: z
      .object({
        type: z.string().describe('Class of tapable: `SyncHook`, `AsyncSeriesBailHook` and so on.'),
        arguments: z.array(z.string()).describe('Names of what a tapped function is given.'),
        of: z.string().optional().describe('What a HookMap has a hook for, if it is one.'),
        order: z
          .int()
          .optional()
          .describe('Its place among those that fire in a build, counted from 1.'),
      })
      .optional(),
    url: z
      .string()
      .optional()
      .describe('Where the documentation describes it; absent as long as it does not.'),
  })
  .meta({id: 'Fact'})
export type Fact = z.infer<typeof factSchema>
export type FactKind = Fact['kind']

/** `webpack/<file>.json`: facts of some kinds. */
export const factsSchema = z.object({
  package: z.string().describe('Name of the package from which they are read.'),
  version: z.string().describe('Its version.'),
  facts: z.array(factSchema).describe('Sorted by id.'),
  aliases: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Names that are no facts: how they begin, and what stands there in the name of the fact.',
    ),
  flags: z
    .record(z.string(), z.string())
    .optional()
    .describe('Further flags that set an option, each with the id of that option.'),
})
export type Facts = z.infer<typeof factsSchema>

/** The files below `webpack/`, with the kinds that each holds. */
export const factFiles = {
  options: ['option'],
  'dev-server': ['dev-server', 'server-method'],
  cli: ['command', 'flag', 'env'],
  plugins: ['plugin', 'plugin-option', 'plugin-argument'],
  hooks: ['hook', 'stage'],
  modules: ['module', 'comment', 'hot', 'runtime'],
  loaders: ['loader'],
  stats: ['stats', 'stats-preset'],
  node: ['export', 'member'],
  errors: ['error'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>
export type FactFile = keyof typeof factFiles

const countSchema = z.object({
  name: z.string(),
  documented: z.int().nonnegative(),
  total: z.int().nonnegative(),
})

/** `webpack/coverage.json`: how much of it the documentation describes. */
export const coverageSchema = z.object({
  documented: z.int().nonnegative(),
  total: z.int().nonnegative(),
  sections: z.array(countSchema).describe('By the section of the site to which it belongs.'),
  kinds: z.array(countSchema).describe('By kind.'),
})
export type Coverage = z.infer<typeof coverageSchema>
