import {availableParallelism} from 'node:os'
import {defineConfig} from 'vitest/config'
import {LongFilesFirst} from './tests/long-files-first.ts'
import {limit} from './tests/machine-speed.ts'
import {runSummary} from './tests/run-summary.ts'

const minutes = 60_000

export default defineConfig({
  define: {PLAYGROUND: '"/assets/playground-0/"'}, // as the bundler does
  test: {
    reporters: ['default', 'json', runSummary],
    outputFile: {json: 'test-results/report.json'},
    maxWorkers: availableParallelism() + 1, // a test in a browser waits for a third of its time
    isolate: false, // most files would spend two thirds of their time on loading the same modules
    sequence: {sequencer: LongFilesFirst},
    experimental: {fsModuleCache: true},
    server: {deps: {external: [/\/programs\/[^/]+\.mjs$/]}}, // bundles of ours, in a cache of a test
    setupFiles: ['tests/remove-folders.ts'],
    testTimeout: limit(10 * minutes), // limits only stop what hangs
    hookTimeout: limit(10 * minutes),
    expect: {poll: {timeout: limit(minutes)}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/search/**/*.test.ts'],
          exclude: ['tests/contract.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: [
            'tests/contract.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/consumer/**/*.test.ts',
            'tests/webpack-docs/**/*.test.ts',
          ],
          globalSetup: ['tests/contract/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/global-setup.ts'],
          sequence: {groupOrder: 1}, // after all others
        },
      },
    ],
  },
})
