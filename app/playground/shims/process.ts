type Listener = (...values: unknown[]) => void

/** `process`: the values that decide what webpack does are those of Node.js on Linux. */
export const process = {
  argv: ['/usr/bin/node', '/project/node_modules/.bin/webpack'],
  env: {},
  execArgv: [],
  execPath: '/usr/bin/node',
  pid: 1,
  platform: 'linux',
  arch: 'x64',
  exitCode: 0,
  version: 'v20.20.2',
  versions: {node: '20.20.2', v8: '11.3'},
  features: {},
  release: {name: 'node'},
  stdout: {isTTY: false, columns: 80, write: (text: string) => console.log(text)},
  stderr: {isTTY: false, columns: 80, write: (text: string) => console.error(text)},
  cwd: () => workingDirectory,
  chdir: (path: string) => void (workingDirectory = path),
  exit: (code: number) => {
    throw new Error(`The project called process.exit(${code}).`)
  },
  umask: () => 0o22,
  getuid: () => 1000,
  uptime: () => performance.now() / 1000,
  cpuUsage: () => ({user: Math.round(performance.now() * 1000), system: 0}),
  memoryUsage: () => ({rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0}),
  hrtime: Object.assign(readClock, {bigint: () => BigInt(Math.round(performance.now() * 1e6))}),
  nextTick: (callback: Listener, ...values: unknown[]) => queueMicrotask(() => callback(...values)),
  binding: () => ({}),
  emitWarning: (warning: unknown) => console.warn(String(warning)),
  emit: () => false,
  on: returnThis,
  once: returnThis,
  off: returnThis,
  addListener: returnThis,
  removeListener: returnThis,
  listeners: () => [],
}

const initial = {...process}

/** Undoes what a project changed: its variables are not those of the next one. */
export function resetProcess(): void {
  for (const key of Object.keys(process))
    if (!(key in initial)) Reflect.deleteProperty(process, key)
  Object.assign(process, initial, {argv: [...initial.argv], env: {}, exitCode: 0})
}

let workingDirectory = '/project'

function returnThis() {
  return process
}

function readClock([seconds, nanoseconds]: [number, number] = [0, 0]): [number, number] {
  const now = performance.now() * 1e6 - seconds * 1e9 - nanoseconds
  return [Math.floor(now / 1e9), Math.floor(now % 1e9)]
}
