import {readFileSync, writeFileSync} from 'node:fs'

/*
 * Loaded into a build by `--import`: when the process ends, it writes down the most memory that it
 * had, as Linux counts it. `process.resourceUsage().maxRSS` would count what its parent had before
 * it started the process, too.
 */
process.on('exit', () => {
  const file = process.env['BENCH_MEMORY_FILE']
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  if (file !== undefined && peak !== undefined) writeFileSync(file, peak)
})
