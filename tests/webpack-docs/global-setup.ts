import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'
import {packDocumentation} from '../../authoring/commands/pack-documentation.ts'
import {provideSites} from '../browser/provide-sites.ts'
import {installPackage} from '../consumer/package.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The project in which the documentation is installed, and the packed file. */
    documentation: {readonly dir: string; readonly tarball: string}
  }
}

/** Packs the documentation of the real site and installs it, once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeSites = await provideSites(project, ['content'])
  const {content} = project.getProvidedContext().sites
  const dir = await mkdtemp(join(tmpdir(), 'documentation-'))
  const tarball = await installPackage(dir, {
    pack: outDir => packDocumentation(content, outDir),
    type: 'commonjs',
    others: ['node_modules/webpack', 'documented/node_modules/webpack-cli', 'node_modules/tsx'],
  })
  project.provide('documentation', {dir, tarball})
  return async () => {
    await rm(dir, {recursive: true, force: true})
    await removeSites()
  }
}
