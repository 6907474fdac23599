import {z} from 'zod'
import {changeSchema} from './history.ts'

/** Kinds of facts about webpack. */
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

/** A fact: an option, a hook or another name, read from webpack's package. */
export const factSchema = z
  .object({
    id: z
      .string()
      .describe('The kind and the name: `option:output.publicPath`, `hook:Compiler.emit`.'),
    kind: z.enum(factKinds),
    name: z
      .string()
      .describe('Its name, as written in code: `output.publicPath`, `Compiler.emit`, `--env`.'),
    aliases: z
      .array(z.string())
      .optional()
      .describe('Other names of the same fact: `-c` for `--config`, `bundle` for `build`.'),
    in: z
      .array(z.string())
      .optional()
      .describe('The places where a magic comment has an effect: `import()`, `new URL()`.'),
    type: z.string().optional().describe('Its type, in the syntax of TypeScript.'),
    values: z.array(valueText).optional().describe('All allowed values, if they are known.'),
    default: z
      .object({development: valueText.optional(), production: valueText.optional()})
      .optional()
      .describe('The default in each mode. Absent if it is undefined.'),
    since: z
      .string()
      .optional()
      .describe(
        'The version of its package that added it. The oldest version that was read stands for itself and for all before it; see `packages` in `history.json`.',
      ),
    deprecatedSince: z
      .string()
      .optional()
      .describe('The version that deprecated it. Absent if it was so from the beginning.'),
    renamedFrom: z.string().optional().describe('The id of a former fact that it replaces.'),
    changes: z
      .array(changeSchema)
      .optional()
      .describe('How its type, its default and the like changed, oldest first.'),
    messages: z
      .array(z.string())
      .optional()
      .describe('The messages of an error; … stands for the parts that differ.'),
    package: z
      .string()
      .optional()
      .describe('The package that reports an error, if it is not the one of the file.'),
    deprecated: z.boolean().optional(),
    experimental: z.boolean().optional(),
    flag: z.string().optional().describe('The command-line flag that sets it.'),
    hook: z
      .object({
        type: z.string().describe('Class of tapable: `SyncHook`, `AsyncSeriesBailHook` and so on.'),
        arguments: z.array(z.string()).describe('Names of the arguments of a tapped function.'),
        of: z.string().optional().describe('For a HookMap: the class of its hooks.'),
        order: z
          .int()
          .optional()
          .describe('Its position among the hooks that fire in a build, counted from 1.'),
      })
      .optional(),
    url: z
      .string()
      .optional()
      .describe('URL of its description in the documentation. Absent if there is none yet.'),
  })
  .meta({id: 'Fact'})
export type Fact = z.infer<typeof factSchema>
export type FactKind = Fact['kind']

/** `webpack/<file>.json`: facts of some kinds. */
export const factsSchema = z.object({
  package: z.string().describe('Name of the package from which the facts are read.'),
  version: z.string().describe('Its version.'),
  facts: z.array(factSchema).describe('Sorted by id.'),
  aliases: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Other names of facts: a prefix of such a name, and the prefix of the name of the fact.',
    ),
  flags: z
    .record(z.string(), z.string())
    .optional()
    .describe('Other flags that set an option, each with the id of that option.'),
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

/** `webpack/coverage.json`: how much of webpack the documentation describes. */
export const coverageSchema = z.object({
  documented: z.int().nonnegative(),
  total: z.int().nonnegative(),
  sections: z.array(countSchema).describe('By the section of the site to which it belongs.'),
  kinds: z.array(countSchema).describe('By kind.'),
})
export type Coverage = z.infer<typeof coverageSchema>
