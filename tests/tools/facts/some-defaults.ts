import type {Defaults} from '#contract/defaults.ts'

/** Defaults as the snapshot has them, with few inputs and values. */
export const someDefaults: Defaults = {
  package: 'webpack',
  version: '5.0.0',
  inputs: [
    {name: 'mode', values: ['undefined', '"development"', '"production"', '"none"']},
    {name: 'output.module', values: ['false', 'true']},
    {
      name: 'target',
      values: [
        'false',
        '"web"',
        '"webworker"',
        '"universal"',
        '"node"',
        '"async-node"',
        '"deno"',
        '"bun"',
        '"nwjs"',
        '"electron-main"',
        '"electron-preload"',
        '"electron-renderer"',
        '"node10"',
        '"node12"',
        '"node14"',
        '["web", "es5"]',
      ],
    },
  ],
  options: [
    {name: 'bail', dependsOn: [], results: [{value: 'false'}], cases: [0]},
    {
      name: 'output.filename',
      dependsOn: ['output.module'],
      results: [{value: '"[name].js"'}, {value: '"[name].mjs"'}],
      cases: [0, 1],
    },
    {
      name: 'output.html',
      dependsOn: ['mode'],
      results: [{value: 'true'}, {value: 'undefined'}, {value: '{/* … */}'}],
      cases: [0, 1, 0, 2],
    },
    {
      name: 'output.module',
      dependsOn: ['target'],
      results: [{value: 'false'}, {value: 'true'}],
      cases: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'output.publicPath',
      dependsOn: ['output.module', 'target'],
      results: [{value: '"auto"'}, {value: '""'}, {error: 'There is no public path.'}],
      cases: [
        2, 0, 0, -1, 1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0,
      ],
    },
    {
      name: 'target',
      dependsOn: [],
      results: [{value: '"web"'}],
      cases: [0],
    },
  ],
}
