import {z} from 'zod'

const expression = z.string().describe('A JavaScript expression, such as `true` or `undefined`.')

const conditionSchema = z
  .record(z.string(), expression)
  .describe('Values in force, by the names of their inputs.')

const overrideSchema = z.object({
  given: expression.describe('The value that is set.'),
  when: conditionSchema,
  value: expression.describe('The value in force instead.'),
})

/** An option whose value changes the defaults of other options. */
export const defaultInputSchema = z.object({
  name: z.string().describe('Name of the option, such as `output.module`.'),
  values: z
    .array(expression)
    .describe('The values that it can have. An object stands for all objects with these fields.'),
  same: z
    .record(z.string(), expression)
    .optional()
    .describe('Further values, each with the one of `values` that has the same effect.'),
  overrides: z
    .array(overrideSchema)
    .optional()
    .describe('Values that webpack replaces if other options have certain values.'),
})
export type DefaultInput = z.infer<typeof defaultInputSchema>

const resultSchema = z.object({
  value: expression.optional().describe('The default. Absent if webpack fails.'),
  input: expression
    .optional()
    .describe('For an input whose default is not one of its `values`: the one it belongs to.'),
  error: z.string().optional().describe('The error with which webpack fails.'),
})

/** An option with a default. */
export const optionDefaultSchema = z.object({
  name: z.string(),
  dependsOn: z
    .array(z.string())
    .describe('Names of the inputs that decide its default. Empty if it is always the same.'),
  results: z.array(resultSchema).describe('The different defaults.'),
  cases: z
    .array(z.int())
    .describe(
      'For each combination of the values of `dependsOn`, the position of its result, or -1 if the combination cannot occur. The value of the last input changes from each case to the next.',
    ),
})
export type OptionDefault = z.infer<typeof optionDefaultSchema>

/** `webpack/defaults.json`: the defaults of options, and what they depend on. */
export const defaultsSchema = z.object({
  package: z.string().describe('Name of the package from which the defaults are read.'),
  version: z.string().describe('Its version.'),
  inputs: z.array(defaultInputSchema).describe('Sorted by name.'),
  options: z.array(optionDefaultSchema).describe('Sorted by name.'),
})
export type Defaults = z.infer<typeof defaultsSchema>
