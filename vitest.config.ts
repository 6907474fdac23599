import {availableParallelism} from 'node:os'
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config'
import {readProofs} from './authoring/proofs/proof-record.ts'
import {LongFilesFirst} from './tests/long-files-first.ts'
import {provedFiles} from './tests/proofs/file-proofs.ts'
import {proving} from './tests/proofs/proving.ts'
import {recordProofs} from './tests/proofs/record-proofs.ts'
import {runSummary} from './tests/run-summary.ts'

const minutes = 60_000

/** Tests of the app in Node.js: files of one project share a worker only if they need the same. */
const withoutDocument = [
  'tests/app/{documents,links,playground,service-worker}/**/*.test.ts',
  'tests/app/loading/{api,load-chunk}.test.ts',
]

/**
 * A project, with the options that all share. To extend this file would load it again for each of
 * them, and take more time than a small test.
 */
function project(options: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    define: {PLAYGROUND: '"/assets/playground-0/"'}, // as the bundler does
    test: {
      isolate: false, // most files would spend two thirds of their time on loading the same modules
      server: {deps: {external: [/\/programs\/[^/]+\.mjs$/]}}, // bundles of ours, in a cache of a test
      setupFiles: ['tests/remove-folders.ts'],
      // Limits only stop what hangs: no machine is so slow that it reaches them.
      testTimeout: 20 * minutes,
      hookTimeout: 20 * minutes,
      expect: {poll: {timeout: 3 * minutes}},
      ...options,
    },
  }
}

/*
 * `npm test` runs all projects but those that are exhaustive, which only `npm run test:all` adds.
 */
export default defineConfig({
  test: {
    reporters: ['default', 'json', runSummary, recordProofs],
    outputFile: {json: 'test-results/report.json'},
    maxWorkers: availableParallelism() + 2, // a test in a browser or of a program waits for half of its time
    sequence: {sequencer: LongFilesFirst},
    experimental: {fsModuleCache: true},
    projects: [
      project({
        name: 'unit',
        include: [
          'tests/*.test.ts',
          'tests/{authoring,builds,search,tools}/**/*.test.ts',
          ...withoutDocument,
        ],
        exclude: ['tests/contract.test.ts'],
      }),
      project({
        name: 'ui',
        environment: 'happy-dom',
        environmentOptions: {happyDOM: {settings: {enableCSSFileLoading: true}}},
        include: ['tests/app/**/*.test.{ts,tsx}'],
        exclude: withoutDocument,
      }),
      project({
        name: 'contract',
        include: [
          'tests/contract.test.ts',
          'tests/contract/**/*.test.ts',
          'tests/consumer/**/*.test.ts',
        ],
        globalSetup: ['tests/contract/global-setup.ts'],
      }),
      project({
        name: 'webpack-docs',
        include: ['tests/webpack-docs/**/*.test.ts'],
        globalSetup: ['tests/webpack-docs/global-setup.ts'],
      }),
      project({
        name: 'browser',
        include: ['tests/browser/**/*.test.ts'],
        globalSetup: ['tests/browser/global-setup.ts'],
      }),
      project({
        name: 'proofs',
        include: ['tests/proofs/**/*.test.ts'],
        exclude: proving === 'all' ? [] : provedFiles(readProofs()),
        globalSetup: ['tests/proofs/global-setup.ts'],
      }),
      project({
        name: 'exhaustive',
        include: ['tests/exhaustive/**/*.test.ts'],
        exclude: ['tests/exhaustive/browser/**'],
        globalSetup: ['tests/contract/global-setup.ts', 'tests/webpack-docs/global-setup.ts'],
      }),
      project({
        name: 'exhaustive-browser',
        include: ['tests/exhaustive/browser/**/*.test.ts'],
        globalSetup: ['tests/browser/global-setup.ts'],
      }),
      project({
        name: 'exhaustive-engines',
        include: ['tests/engines/**/*.test.ts'],
        globalSetup: ['tests/engines/global-setup.ts'],
        sequence: {groupOrder: 1}, // after all others
      }),
    ],
  },
})
