import {availableParallelism} from 'node:os'
import {defineConfig} from 'vitest/config'
import {LongFilesFirst} from './tests/long-files-first.ts'
import {runSummary} from './tests/run-summary.ts'

const minutes = 60_000

export default defineConfig({
  test: {
    reporters: ['default', 'json', runSummary],
    outputFile: {json: 'test-results/report.json'},
    maxWorkers: availableParallelism() + 1, // a test in a browser waits for a third of its time
    isolate: false, // most files would spend two thirds of their time on loading the same modules
    sequence: {sequencer: LongFilesFirst},
    experimental: {fsModuleCache: true},
    server: {deps: {external: [/\/programs\/[^/]+\.mjs$/]}}, // bundles of ours, in a cache of a test
    setupFiles: ['tests/remove-folders.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{contract,tools,enhance,search}/**/*.test.ts'],
          exclude: ['tests/contract.test.ts'],
          testTimeout: minutes / 2, // some start programs, on a machine that may be busy
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: minutes / 2,
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
          include: ['tests/contract.test.ts', 'tests/consumer/**/*.test.ts'],
          testTimeout: 5 * minutes, // all pages at once, on a machine that may be busy
          hookTimeout: 5 * minutes,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          expect: {poll: {timeout: minutes / 3}},
          retry: 1, // a browser on a busy machine; the end of a run lists what was repeated
          testTimeout: minutes,
          hookTimeout: 5 * minutes,
        },
      },
    ],
  },
})
