import {readFileSync, writeFileSync} from 'node:fs'
import {isMainThread} from 'node:worker_threads'

/*
 * Loaded into a build by `--import`: when the process ends, it writes down the most memory that it
 * had, as Linux counts it. `process.resourceUsage().maxRSS` would count what its parent had before
 * it started the process, too. It is no TypeScript, for threads get it as well, without tsx.
 */
const file = process.env['BENCH_MEMORY_FILE']

if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (peak !== undefined) writeFileSync(file, peak)
  })
}
