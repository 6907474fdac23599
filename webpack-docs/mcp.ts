import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js'
import {z} from 'zod'
import {NoAnswerError, type Answer} from './answer.ts'
import {listChanges} from './changes.ts'
import {explainErrors} from './explain-error.ts'
import {explainConfig} from './explain/explain.ts'
import {describeName} from './option.ts'
import {cutPage} from './paging.ts'
import {packageVersion} from './package-files.ts'
import {read} from './read.ts'
import {searchPages} from './search.ts'

/** Serves the commands to agents by the Model Context Protocol, on standard input and output. */
export async function serveMcp(): Promise<void> {
  const server = new McpServer({name: 'webpack-docs', version: packageVersion})
  for (const {name, description, shape, answer} of tools) {
    const options = {description, inputSchema: {...shape, page}, annotations: {readOnlyHint: true}}
    server.registerTool(name, options, async ({page: number, ...input}) => {
      try {
        const {markdown} = await answer(input)
        return toResult(cutPage(markdown, number))
      } catch (error) {
        return {...toResult(describeFailure(error)), isError: true}
      }
    })
  }
  await server.connect(new StdioServerTransport())
}

const page = z.number().int().min(1).optional().describe('Page of a long answer. Default: 1.')

/** A command that agents can call. */
interface Tool {
  readonly name: string
  readonly description: string
  readonly shape: z.ZodRawShape
  readonly answer: (input: unknown) => Promise<Answer>
}

interface ToolSource<Input extends z.ZodObject> {
  readonly description: string
  readonly input: Input
  readonly run: (input: z.infer<Input>) => Promise<Answer>
}

function createTool<Input extends z.ZodObject>(
  name: string,
  {description, input, run}: ToolSource<Input>,
): Tool {
  return {name, description, shape: input.shape, answer: async given => run(input.parse(given))}
}

const text = (description: string) => z.string().describe(description)

const tools: readonly Tool[] = [
  createTool('search', {
    description: 'Searches the documentation of webpack. Returns sections, best first.',
    input: z.object({words: text('A question, the name of an option, or words.')}),
    run: ({words}) => searchPages(words),
  }),
  createTool('read', {
    description: 'Reads a page, a section of it, or the description of an option, as Markdown.',
    input: z.object({
      path: text('`guides/caching`, `/errors/resolve/#unhandled-scheme`, `output.path`.'),
    }),
    run: ({path}) => read(path),
  }),
  createTool('option', {
    description: 'Describes an option, a hook, a flag, or another name of webpack.',
    input: z.object({name: text('`optimization.splitChunks`, `--mode`, `Compiler.emit`.')}),
    run: ({name}) => describeName(name),
  }),
  createTool('explain_error', {
    description: 'Explains each error and warning in the output of a build.',
    input: z.object({output: text('What the build printed.')}),
    run: ({output}) => explainErrors(output),
  }),
  createTool('changes', {
    description: 'Lists what an update of webpack changes: options, hooks, flags, defaults.',
    input: z.object({
      from: text('The old version: `5.90`.'),
      to: text('The new version.'),
      package: z.string().optional().describe('Default: webpack.'),
    }),
    run: ({from, to, package: packageName}) => listChanges({from, to, packageName}),
  }),
  createTool('explain_configuration', {
    description:
      'Loads the webpack configuration of the project in the current folder, and reports for each value in force whether it is set or a default, and which settings decide it.',
    input: z.object({
      files: z.array(z.string()).optional().describe('Default: the file that webpack-cli finds.'),
      mode: z.enum(['development', 'production', 'none']).optional(),
      env: z.array(z.string()).optional().describe('Values of --env: `production`, `api=staging`.'),
      only: z.array(z.string()).optional().describe('Options to show: `optimization.*`.'),
      changed: z.boolean().optional().describe('Leaves out defaults.'),
    }),
    run: ({files = [], ...request}) => explainConfig({files, ...request}),
  }),
]

function toResult(answer: string) {
  return {content: [{type: 'text' as const, text: answer}]}
}

function describeFailure(error: unknown): string {
  if (error instanceof NoAnswerError) return `${error.message}\n\n${error.detail}`.trim()
  return error instanceof Error ? error.message : String(error)
}
