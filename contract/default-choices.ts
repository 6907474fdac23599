/*
 * Modes and targets for which blocks of facts list the default of an option. An element with the
 * attribute `data-default` has a default, and the attribute lists its cases, separated by spaces:
 * `production` (with any target), `node` (in any mode) or `production/node`.
 */

/** Modes of webpack. The first one is in force if none is set. */
export const defaultModes = ['production', 'development', 'none'] as const

/** Platforms that webpack builds for, without versions. The first one is the default. */
export const defaultTargets = [
  'web',
  'webworker',
  'node',
  'async-node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'deno',
  'bun',
  'universal',
] as const

export type DefaultMode = (typeof defaultModes)[number]
export type DefaultTarget = (typeof defaultTargets)[number]
