import assert from 'assert'
import buffer from 'buffer'
import constants from 'constants'
import events from 'events'
import os from 'os'
import path from 'path'
import querystring from 'querystring'
import stream from 'stream'
import stringDecoder from 'string_decoder'
import timers from 'timers'
import timersPromises from 'timers/promises'
import tty from 'tty'
import url from 'url'
import util from 'util'
import * as crypto from '../shims/crypto.ts'
import {process} from '../shims/process.ts'
import {createUnavailable} from '../shims/unavailable.ts'
import * as vm from '../shims/vm.ts'
import {fs} from './file-system.ts'

/** Modules of Node.js by their names. All others need an operating system. */
const builtins: Readonly<Record<string, unknown>> = {
  assert,
  'assert/strict': assert.strict,
  buffer,
  constants,
  crypto,
  events,
  fs,
  'fs/promises': fs.promises,
  os: Object.assign(os, {cpus: () => [{}], homedir: () => '/home', tmpdir: () => '/tmp'}),
  path: Object.assign(path, {posix: path}),
  'path/posix': path,
  process,
  querystring,
  stream,
  string_decoder: stringDecoder,
  timers,
  'timers/promises': timersPromises,
  tty,
  url,
  util: Object.assign(util, {stripVTControlCharacters: (text: string) => text}),
  vm,
  worker_threads: {isMainThread: true, threadId: 0, parentPort: null, workerData: null},
}

const unavailable = new Set(
  'child_process cluster dgram dns http http2 https inspector net perf_hooks readline tls v8 zlib async_hooks diagnostics_channel test'.split(
    ' ',
  ),
)

/** A module of Node.js; undefined if there is none of this name. */
export function findBuiltin(request: string): unknown {
  const name = request.replace(/^node:/, '')
  if (Object.hasOwn(builtins, name)) return builtins[name]
  return unavailable.has(name) ? createUnavailable(name) : undefined
}
