import type {z} from 'zod'
import type {Answer} from './answer.ts'

/** A command that agents can call. */
export interface Tool {
  readonly name: string
  readonly description: string
  readonly shape: z.ZodRawShape
  /** Whether it runs code of the project. */
  readonly runsCode: boolean
  readonly answer: (input: unknown) => Promise<Answer>
}

interface ToolSource<Input extends z.ZodObject> {
  readonly description: string
  readonly input: Input
  readonly runsCode?: boolean
  readonly run: (input: z.infer<Input>) => Promise<Answer>
}

export function createTool<Input extends z.ZodObject>(
  name: string,
  {description, input, runsCode = false, run}: ToolSource<Input>,
): Tool {
  const answer = async (given: unknown) => run(input.parse(given))
  return {name, description, shape: input.shape, runsCode, answer}
}
