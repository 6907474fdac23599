import {existsSync, realpathSync} from 'node:fs'
import {basename, dirname, join, resolve, sep} from 'node:path'
import {z} from 'zod'
import {NoAnswerError} from './answer.ts'
import {explainConfig} from './explain/explain.ts'
import {createTool, type Tool} from './mcp-tool.ts'

export interface ConfigToolOptions {
  /** Whether agents may name configurations outside of the current folder, which are run. */
  readonly anyFile?: boolean | undefined
}

/** The tool that runs configurations. */
export function createConfigTool({anyFile = false}: ConfigToolOptions): Tool {
  return createTool('explain_configuration', {
    description:
      'Runs the webpack configuration of the project in the current folder, with all that it imports, and reports for each value in force whether it is set or a default, which settings decide it, and what to change. It builds nothing, but the configuration itself may do anything.',
    runsCode: true,
    input: z.object({
      files: z
        .array(z.string())
        .optional()
        .describe('Files below the current folder. Default: the file that webpack-cli finds.'),
      mode: z.enum(['development', 'production', 'none']).optional(),
      env: z.array(z.string()).optional().describe('Values of --env: `production`, `api=staging`.'),
      only: z.array(z.string()).optional().describe('Options to show: `optimization.*`.'),
      changed: z.boolean().optional().describe('Leaves out defaults.'),
    }),
    run: ({files = [], ...request}) => {
      if (!anyFile) files.forEach(refuseOutside)
      return explainConfig({files, ...request})
    },
  })
}

/** An agent may have read the name of a file in a page that someone else wrote. */
function refuseOutside(file: string): void {
  const root = realpathSync(process.cwd())
  const path = resolve(root, file)
  const folder = dirname(path)
  const real = existsSync(path)
    ? realpathSync(path)
    : join(existsSync(folder) ? realpathSync(folder) : folder, basename(path))
  if (real.startsWith(root + sep)) return
  throw new NoAnswerError(
    `${file} is outside of ${root}, and would be run. Start the server there, or with --any-file.`,
  )
}
