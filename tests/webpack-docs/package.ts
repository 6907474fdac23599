import {execFile} from 'node:child_process'
import {cp, symlink} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {inject} from 'vitest'
import {useProject} from '../consumer/package.ts'

/** Path of the script of the command in a project. */
export const COMMAND = 'node_modules/webpack-documentation/lib/webpack-docs.js'

/** A project in which the documentation is installed, for the tests of a file. */
export function useDocumentation() {
  const installed = inject('documentation')
  const project = useProject(async dir => {
    await cp(join(installed.dir, 'package.json'), join(dir, 'package.json'))
    await symlink(join(installed.dir, 'node_modules'), join(dir, 'node_modules'), 'junction')
  })
  return Object.assign(project, {
    /** Path of the packed file. */
    tarball: installed.tarball,
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
    /** Prints the options of configurations as webpack itself holds them. */
    printOptions: (args: readonly string[]): Promise<string> =>
      project.run(resolve('tests/webpack-docs/print-options.mjs'), ...args),
  })
}
