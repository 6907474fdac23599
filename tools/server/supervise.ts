import cluster, {type Worker} from 'node:cluster'

let serving: Worker | undefined
let starting: Worker | undefined

/**
 * Runs this command in another process, and in a new one when that asks for it because its code has
 * changed. This process owns the port, so that the port stays the same and no request is refused:
 * the old server goes on until the new one listens. If the new one does not start, the old one stays.
 */
export function supervise(): void {
  starting?.kill()
  const worker = cluster.fork()
  starting = worker
  worker.on('message', supervise)
  worker.once('listening', () => {
    serving?.send('leave')
    serving = worker
    starting = undefined
  })
  worker.once('exit', code => {
    const isOnly = worker === starting && !serving
    if (worker === starting) starting = undefined
    if (worker === serving || isOnly) process.exit(code ?? 1)
  })
}
