import {fork} from 'node:child_process'
import {once} from 'node:events'
import type {Server} from 'node:http'
import {createServer, Socket} from 'node:net'
import {addressOf} from './serve.ts'

/** Exit code of a process that asks to be started again. */
const RESTART = 75

/** In the environment of a process that was started again: the address that it serves. */
const ADDRESS = 'DEVELOPMENT_ADDRESS'

/** Milliseconds for which answers may go on before a restart; most take a few. */
const FAREWELL = 10_000

/** Milliseconds in which the first request on a connection is expected, on a machine that may be busy. */
const FIRST_REQUEST = 1_000

/** What the first process and the one that serves tell each other. */
type Message = 'ready' | 'leaving' | 'connection' | 'no more connections'

/** A server whose program can be started again. */
export interface RestartableServer {
  readonly address: string
  /** Starts the same program again, with its code as it is now. */
  restart(): Promise<void>
}

/**
 * Gives a server the connections to a port, which is open as long as the first process lives. That
 * one stays, for a terminal waits for it; those that follow it end, and are followed by others.
 * Requests between two of them wait for the next one, so that a page that is just being loaded
 * is loaded whole.
 */
export async function serveRestartably(server: Server, port: number): Promise<RestartableServer> {
  const address = process.env[ADDRESS]
  return address === undefined ? lead(server, port) : follow(server, address)
}

/** Opens the port, and passes its connections to the process that serves now. */
async function lead(server: Server, port: number): Promise<RestartableServer> {
  const own = receiveConnections(server)
  const gate = createGate()
  const listener = createServer({pauseOnConnect: true, allowHalfOpen: true}, gate.pass)
  listener.listen(port)
  await once(listener, 'listening')
  gate.open(own.accept)
  const address = addressOf(listener)
  return {
    address,
    async restart() {
      gate.close()
      await own.finish()
      startAgain(address, gate)
    },
  }
}

type Give = (socket: Socket) => void

/** Where connections wait while no process serves them. */
interface Gate {
  readonly pass: Give
  open(give: Give): void
  close(): void
}

function createGate(): Gate {
  const waiting: Socket[] = []
  const wait = (socket: Socket) => void waiting.push(socket)
  let give: Give = wait
  return {
    pass: socket => give(socket),
    open(next) {
      give = next
      waiting.splice(0).forEach(next)
    },
    close() {
      give = wait
    },
  }
}

function startAgain(address: string, gate: Gate): void {
  const [, program = '', ...args] = process.argv
  const child = fork(program, args, {env: {...process.env, [ADDRESS]: address}})
  const tell = (message: Message, socket?: Socket) => child.send(message, socket, () => undefined) // if it is gone, its exit is heard as well
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  child.on('message', (message: Message) => {
    if (message === 'ready') gate.open(socket => tell('connection', socket))
    if (message !== 'leaving') return
    gate.close()
    tell('no more connections')
  })
  child.once('exit', code => {
    process.off('SIGTERM', forward)
    process.off('SIGINT', forward)
    gate.close()
    if (code === RESTART) startAgain(address, gate)
    else process.exit(code ?? 1)
  })
}

/** Serves the connections that the first process passes on. */
function follow(server: Server, address: string): RestartableServer {
  const {accept, finish} = receiveConnections(server)
  const tell = (message: Message) => process.send?.(message)
  process.on('message', (message: Message, socket: unknown) => {
    if (socket instanceof Socket) accept(socket)
    else if (message === 'no more connections') void finish().then(() => process.exit(RESTART))
  })
  process.once('disconnect', () => process.exit(1))
  tell('ready')
  return {
    address,
    async restart() {
      tell('leaving')
    },
  }
}

/** Gives a server that does not listen the connections that another one has accepted. */
function receiveConnections(server: Server) {
  /** All that are open, by the time at which they came. */
  const sockets = new Map<Socket, number>()
  const answered = new Set<Socket>()
  let isLeaving = false
  server.prependListener('request', ({socket}, response) => {
    answered.add(socket)
    response.once('close', () => answered.delete(socket))
    if (isLeaving) response.shouldKeepAlive = false
  })
  const isUsed = (socket: Socket, now: number) =>
    answered.has(socket) || now - (sockets.get(socket) ?? 0) < FIRST_REQUEST
  return {
    accept(socket: Socket): void {
      sockets.set(socket, performance.now())
      socket.once('close', () => sockets.delete(socket))
      server.emit('connection', socket)
      socket.resume()
    },
    /** Ends the connections when their answers are sent, or after a time. */
    async finish(): Promise<void> {
      isLeaving = true
      const end = performance.now() + FAREWELL
      for (let now = 0; sockets.size > 0 && now < end;) {
        now = performance.now()
        for (const socket of sockets.keys()) if (!isUsed(socket, now)) socket.destroy()
        await new Promise(done => setTimeout(done, 20))
      }
      for (const socket of sockets.keys()) socket.destroy()
    },
  }
}
