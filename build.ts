import {spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'

/*
 * `tsx build.ts` builds the site, as `npm run build` does. The build, `tools/commands/build-site.ts`, runs as one
 * bundle in another process: that is faster than to compile and load its hundreds of modules here.
 */
const program = fileURLToPath(new URL('tools/commands/run-build.mjs', import.meta.url))
const options = ['--no-concurrent-marking', program, ...process.argv.slice(2)]
const build = spawn(process.execPath, options, {stdio: 'inherit'})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => build.kill(signal))
build.once('exit', code => (process.exitCode = code ?? 1))
