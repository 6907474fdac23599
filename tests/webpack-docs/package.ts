import {execFile} from 'node:child_process'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {inject} from 'vitest'
import {packDocumentation} from '../../authoring/commands/pack-documentation.ts'
import {installPackage, type Project} from '../consumer/package.ts'

/** Path of the script of the command in a project. */
export const COMMAND = 'node_modules/webpack-documentation/lib/webpack-docs.js'

/** Packs the documentation and installs it in a project, before the tests of a file. */
export function installDocumentation() {
  const project = installPackage({
    pack: outDir => packDocumentation(inject('sites').content, outDir),
    type: 'commonjs',
    others: ['node_modules/webpack', 'documented/node_modules/webpack-cli', 'node_modules/tsx'],
  })
  return Object.assign(project, {
    /** Runs `webpack-docs` in the folder of the project. */
    async docs(args: readonly string[], {input = '', cwd = project.dir} = {}) {
      const child = promisify(execFile)(process.execPath, [join(project.dir, COMMAND), ...args], {
        cwd,
        env: {...process.env, NO_COLOR: '1'},
        maxBuffer: 2 ** 26,
      })
      child.child.stdin?.end(input)
      const ended = child.then(result => ({code: 0, ...result}))
      const {code, stdout, stderr} = await ended.catch((error: unknown) => Object(error))
      // Printed where a machine takes more than three seconds to load a configuration.
      const report = String(stderr).replace(/^Waiting for the configuration,.*\n/m, '')
      return {code: Number(code), stdout: String(stdout), stderr: report}
    },
  })
}

/** Runs webpack itself in the folder of a project. */
export function printOptions(
  {run}: Pick<Project, 'run'>,
  args: readonly string[],
): Promise<string> {
  return run(resolve('tests/webpack-docs/print-options.mjs'), ...args)
}
