import {UsageError} from './usage.ts'

/** The port that the command line or the environment names, otherwise 3000. */
export function parsePort(argument: string | undefined): number {
  const text = argument ?? process.env['PORT'] ?? '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`“${text}” is not a port.`)
  return port
}
