import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js'
import {z} from 'zod'
import {NoAnswerError} from './answer.ts'
import {listChanges} from './changes.ts'
import {explainErrors} from './explain-error.ts'
import {createConfigTool, type ConfigToolOptions} from './mcp-config-tool.ts'
import {createTool, type Tool} from './mcp-tool.ts'
import {describeName} from './option.ts'
import {cutPage} from './paging.ts'
import {packageVersion} from './package-files.ts'
import {read} from './read.ts'
import {searchPages} from './search.ts'

/** Serves the commands to agents by the Model Context Protocol, on standard input and output. */
export async function serveMcp(options: ConfigToolOptions): Promise<void> {
  const server = new McpServer({name: 'webpack-docs', version: packageVersion})
  for (const {name, description, shape, runsCode, answer} of createTools(options)) {
    const annotations = {
      readOnlyHint: !runsCode,
      destructiveHint: runsCode,
      openWorldHint: runsCode,
    }
    const tool = {description, inputSchema: {...shape, page}, annotations}
    server.registerTool(name, tool, async ({page: number, ...input}) => {
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

const text = (description: string) => z.string().describe(description)

function createTools(options: ConfigToolOptions): readonly Tool[] {
  return [...readers, createConfigTool(options)]
}

/** Tools that read the documentation. */
const readers: readonly Tool[] = [
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
]

function toResult(answer: string) {
  return {content: [{type: 'text' as const, text: answer}]}
}

function describeFailure(error: unknown): string {
  if (error instanceof NoAnswerError) return `${error.message}\n\n${error.detail}`.trim()
  return error instanceof Error ? error.message : String(error)
}
