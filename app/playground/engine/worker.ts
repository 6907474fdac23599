/// <reference lib="webworker" />
import type {MultiStats, Stats} from 'webpack'
import type {BuildResult, EngineAnswer, EngineRequest, Project, ProjectFiles} from '../protocol.ts'
import {buildPreview} from './build-preview.ts'
import {captureLog} from './capture-log.ts'
import {checkProject} from './check-project.ts'
import {describeBuild, describeFailure, messageOf} from './describe-build.ts'
import {fs, PROJECT} from './file-system.ts'
import {findPackages} from './find-packages.ts'
import {installFiles, isInstalled} from './project.ts'
import {loadWebpack, runBuild} from './run-build.ts'
import {failWithUncaught, listenForUncaught} from './uncaught-errors.ts'
import {watchEngine} from './watch-engine.ts'

/*
 * webpack in a worker with its own origin: what a project does in it does not reach the site, and
 * the policy of the frame that starts the worker forbids every connection.
 */

/** Set by the engine's script: files of webpack that projects bundle, by their paths. */
declare const webpackFiles: Readonly<Record<string, string>>

// A project may replace functions, but must not be able to answer the page itself.
const send: (answer: EngineAnswer) => void = postMessage.bind(globalThis)
for (const owner of [globalThis, Reflect.getPrototypeOf(globalThis) ?? {}]) {
  Reflect.deleteProperty(owner, 'postMessage')
}
const now = performance.now.bind(performance)

const takeLog = captureLog()
let last: Stats | MultiStats | undefined
let lastFiles: ProjectFiles = new Map()
let queue = Promise.resolve()

fs.mkdirSync(`${PROJECT}/node_modules`, {recursive: true})
installFiles(new Map(Object.entries(webpackFiles)))
loadWebpack()
listenForUncaught()
const haveIntrinsicsChanged = watchEngine()

addEventListener('message', ({data}: MessageEvent<EngineRequest>) => {
  queue = queue.then(() => answer(data)).then(send, error => fail(data, error))
})
send({type: 'ready'})

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  if (request.type === 'package') {
    installFiles(request.files)
    return {type: 'ready'}
  }
  const {id} = request
  if ('project' in request) {
    const packages = findPackages(request.project.files, request.packages)
    const missing = packages.filter(name => !isInstalled(name))
    if (missing.length > 0) return {type: 'needs', id, packages: missing}
  }
  const output = await run(request)
  return {type: 'done', id, output, isSpoiled: haveIntrinsicsChanged()}
}

function run(request: Exclude<EngineRequest, {type: 'package'}>): Promise<unknown> | unknown {
  switch (request.type) {
    case 'build':
      return build(request.project)
    case 'check':
      return checkProject(request.project, request.inputs)
    case 'read':
      return readFile(request.path)
    case 'preview':
      return buildPreview(last, request.config, lastFiles)
  }
}

async function build(project: Project): Promise<BuildResult> {
  takeLog()
  const start = now()
  const described = await describe(project)
  return {...described, log: takeLog(), time: now() - start}
}

/** Whatever a project throws is a result. */
async function describe(project: Project) {
  last = undefined
  lastFiles = project.files
  try {
    last = await failWithUncaught(() => runBuild(project))
    return describeBuild(last)
  } catch (error) {
    return describeFailure(error)
  }
}

function readFile(path: string): Uint8Array {
  return Uint8Array.from(Buffer.from(fs.readFileSync(`${PROJECT}/${path}`)))
}

function fail(request: EngineRequest, error: unknown): void {
  if ('id' in request) send({type: 'failed', id: request.id, message: messageOf(error)})
}
