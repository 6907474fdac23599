import cluster, {type Worker} from 'node:cluster'
import type {Server} from 'node:http'
import {close} from './serve.ts'

/** Messages between the supervisor and the processes that serve. */
type Message =
  /** From a process: its code has changed. */
  | 'restart'
  /** To a process: another one serves. */
  | 'leave'
  /** From a process: it takes no more connections, and all answers are sent. */
  | 'left'
  /** To a process: no connection is on its way to it. */
  | 'exit'

let serving: Worker | undefined
let starting: Worker | undefined

/**
 * Runs this command in another process, and in a new one when that one asks for it because its code
 * has changed. This process owns the port, so the port stays the same and no request is refused:
 * the old server continues until the new one listens. If the new one does not start, the old one
 * stays.
 */
export function supervise(): void {
  const worker = cluster.fork()
  starting = worker
  worker.on('message', (message: Message) => {
    if (message === 'restart') supervise()
    // A process must refuse connections before it ends: those on their way to it would get no
    // answer.
    if (message === 'left') worker.send('exit' satisfies Message)
  })
  worker.once('listening', () => {
    const old = worker === starting ? serving : worker
    old?.send('leave' satisfies Message)
    if (old === worker) return
    serving = worker
    starting = undefined
  })
  worker.once('exit', code => {
    const isOnly = worker === starting && !serving
    if (worker === starting) starting = undefined
    if (worker === serving || isOnly) process.exit(code ?? 1)
  })
}

/** Asks the supervisor for a new process; returns false if there is none. */
export function askForRestart(): boolean {
  return cluster.worker?.send('restart' satisfies Message) ?? false
}

/** Ends this process when another one serves the port: calls back, and finishes its answers first. */
export function leaveWhenReplaced(server: Server, onLeave: () => void): void {
  const {worker} = cluster
  worker?.on('message', (message: Message) => {
    if (message === 'exit') process.exit()
    server.once('close', () => worker.send('left' satisfies Message))
    onLeave()
    close(server)
  })
}
