import {spawn} from 'node:child_process'

/** Exit code of a process that asks to be started again. */
const RESTART = 75

/** In the environment of a process that was started again: the port it takes over. */
const PORT = 'DEVELOPMENT_PORT'

/** The port of the process before this one, if there was one. */
export function inheritedPort(): number | undefined {
  const port = process.env[PORT]
  return port === undefined ? undefined : Number(port)
}

/**
 * Starts the same program again on the same port, with its code as it is now. The first process
 * stays, for a terminal waits for it; those that follow end, and are followed by others.
 */
export function restart(port: number): void {
  if (inheritedPort() !== undefined) process.exit(RESTART)
  start(port)
}

function start(port: number): void {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: {...process.env, [PORT]: String(port)},
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  child.once('exit', code => {
    process.off('SIGTERM', forward)
    process.off('SIGINT', forward)
    if (code === RESTART) start(port)
    else process.exit(code ?? 1)
  })
}
