import type {Step} from '../draw-steps.ts'

/** Where webpack looks for a module with a filesystem cache. */
export const cacheLayers: readonly Step[] = [
  {
    text: 'Start: did cache.version or a build dependency change?',
    exit: {answer: 'yes', text: 'Discard the cache files', tone: 'bad'},
    next: 'no, or after that',
  },
  {
    text: 'Is the module in memory?',
    exit: {answer: 'yes', text: 'Check its files'},
    next: 'no',
  },
  {
    text: 'Is it in the cache files?',
    exit: {answer: 'yes', text: 'Read it and check its files'},
    next: 'no, or its files changed',
  },
  {text: 'Build the module, and keep it in memory'},
  {text: 'When webpack is idle or closes: write what is new to the cache files', tone: 'good'},
]

/** How SplitChunksPlugin decides about a module. */
export const splitChunks: readonly Step[] = [
  {
    text: 'Does the module match a cache group?',
    exit: {answer: 'no', text: 'It stays in its chunks', tone: 'plain'},
    next: 'yes',
  },
  {
    text: 'Is it in at least minChunks chunks that the option chunks allows?',
    exit: {answer: 'no', text: 'It stays', tone: 'plain'},
    next: 'yes: it joins a candidate',
  },
  {
    text: 'Does the candidate reach minSize and minSizeReduction?',
    exit: {answer: 'no', text: 'Drop the candidate', tone: 'plain'},
    next: 'yes',
  },
  {text: 'Take the candidate with the highest priority first'},
  {
    text: 'Is it larger than enforceSizeThreshold?',
    exit: {answer: 'yes', text: 'Create the chunk'},
    next: 'no',
  },
  {
    text: 'Does a chunk have too many requests for it?',
    exit: {answer: 'yes', text: 'Exclude this chunk', tone: 'plain'},
    next: 'no',
  },
  {
    text: 'Is one chunk left that keeps less than minRemainingSize?',
    exit: {answer: 'yes', text: 'Drop the candidate', tone: 'plain'},
    next: 'no',
  },
  {text: 'Create the chunk, and remove its modules from the others', tone: 'good'},
  {text: 'Divide it if it is larger than maxSize', tone: 'good'},
]

/** What happens in watch mode. */
export const watchMode: readonly Step[] = [
  {text: 'First build: run all steps', next: 'then done'},
  {
    text: 'Wait for a change to a file in the build',
    tone: 'plain',
    next: 'a file changes, invalid fires',
  },
  {
    text: 'Wait until nothing changes for aggregateTimeout, 20 milliseconds by default',
    tone: 'plain',
    next: 'then watchRun',
  },
  {text: 'Build changed modules, take the others from the cache', next: 'then emit'},
  {text: 'Write the files whose content changed, then done', tone: 'good'},
]

/** How a source map is made, and which values of devtool stop on the way. */
export const sourceMaps: readonly Step[] = [
  {text: 'Your source: fail.ts', next: 'the loader returns code and a map'},
  {
    text: 'Output of the loader',
    exit: {text: 'cheap- shows this code', tone: 'plain'},
    next: 'webpack replaces imports and exports',
  },
  {
    text: 'Generated code of the module',
    exit: {text: 'eval- adds a map to each module'},
    next: 'webpack combines the modules',
  },
  {
    text: 'main.js',
    exit: {text: 'source-map writes main.js.map'},
    next: 'the debugger reads the map backward',
  },
  {text: 'fail.ts, line 6, column 77', tone: 'good'},
]
