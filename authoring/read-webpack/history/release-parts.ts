import type {Fact, FactKind, Facts} from '#contract/webpack.ts'
import {readCommentNames} from '../magic-comments.ts'
import {readProgram} from '../read-cli.ts'
import {readDevServer} from '../read-dev-server.ts'
import {readErrorsOf} from '../read-errors.ts'
import {readHooks} from '../read-hooks.ts'
import {readLoaders} from '../read-loaders.ts'
import {readHot, readNames, readRuntime} from '../read-modules.ts'
import {readNode} from '../read-node.ts'
import {readOptions} from '../read-options.ts'
import {readPlugins} from '../read-plugins.ts'
import {readStats} from '../read-stats.ts'
import {readExports4, readOptions4} from './read-webpack-4.ts'

type Found = readonly Fact[] | Facts

/** A reader, and the kinds of facts that it reads. */
interface Part {
  readonly kinds: readonly FactKind[]
  read(): Found | Promise<Found>
}

/** The readers of each package; those of webpack 4 are others. */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  webpack: [
    {kinds: ['option'], read: readOptions},
    {kinds: ['plugin', 'plugin-option', 'plugin-argument'], read: readPlugins},
    {kinds: ['hook', 'stage'], read: readHooks},
    {kinds: ['module'], read: readNames},
    {kinds: ['comment'], read: readCommentNames},
    {kinds: ['hot'], read: readHot},
    {kinds: ['runtime'], read: readRuntime},
    {kinds: ['loader'], read: readLoaders},
    {kinds: ['stats', 'stats-preset'], read: readStats},
    {kinds: ['export', 'member'], read: readNode},
    {kinds: ['error'], read: () => readErrorsOf('webpack')},
  ],
  'webpack 4': [
    {kinds: ['option'], read: readOptions4},
    {kinds: ['plugin', 'export'], read: readExports4},
    {kinds: ['error'], read: () => readErrorsOf('webpack')},
  ],
  'webpack-cli': [
    {kinds: ['error'], read: () => readErrorsOf('webpack-cli')},
    {kinds: ['command', 'flag', 'env'], read: readProgram},
  ],
  'webpack-dev-server': [
    {kinds: ['dev-server', 'server-method'], read: readDevServer},
    {kinds: ['error'], read: () => readErrorsOf('webpack-dev-server')},
  ],
}
