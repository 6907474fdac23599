import {once} from 'node:events'
import {fileURLToPath} from 'node:url'
import {Worker} from 'node:worker_threads'
import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import type {BuildResult, Project} from '../../../app/playground/protocol.ts'
import {readEngine} from '../../../tools/bundle/playground/read-engine.ts'
import {readPackage} from '../../../tools/bundle/playground/read-package-files.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {playgroundPackages} from '../../../tools/examples/playground-packages.ts'

/** What the engine answers. */
interface Answer<T> {
  readonly type: string
  readonly output: T
  readonly packages: readonly string[]
  readonly message?: string
}

/** The engine in a thread of Node.js, which answers as it does in a browser. */
export interface EngineThread {
  build(project: Project): Promise<BuildResult>
  check(project: Project): Promise<readonly CheckedConfig[]>
  readFile(path: string): Promise<Uint8Array>
  close(): Promise<unknown>
}

/** Runs the script of the engine, as the site serves it, in a thread. */
export async function startEngineThread(): Promise<EngineThread> {
  const script = await readEngine(createStore('.cache'))
  const program = fileURLToPath(new URL('engine-thread.mjs', import.meta.url))
  const worker = new Worker(program, {workerData: script})
  await once(worker, 'message') // it is ready
  let lastId = 0
  let turn: Promise<unknown> = Promise.resolve()

  /** Asks one question after the other. */
  function ask<T>(request: object): Promise<Answer<T>> {
    const answer = turn.then(async () => {
      worker.postMessage(request)
      const [message] = await once(worker, 'message')
      return message
    })
    turn = answer
    return answer
  }

  async function run<T>(request: object): Promise<T> {
    for (;;) {
      const answer = await ask<T>({...request, id: ++lastId})
      if (answer.type === 'done') return answer.output
      if (answer.type !== 'needs') throw new Error(answer.message ?? JSON.stringify(answer))
      for (const name of answer.packages) {
        const files = new Map(Object.entries(readPackage(name, playgroundPackages)))
        await ask({type: 'package', files})
      }
    }
  }

  return {
    build: project => run({type: 'build', project, packages: playgroundPackages}),
    check: project => run({type: 'check', project, inputs: [], packages: playgroundPackages}),
    readFile: path => run({type: 'read', path}),
    close: () => worker.terminate(),
  }
}
