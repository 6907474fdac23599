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

/** Browser packages that replace modules of Node.js, by the names of these modules. */
export const builtinPackages: Readonly<Record<string, unknown>> = {
  assert,
  'assert/strict': assert.strict,
  buffer,
  constants,
  events,
  os: Object.assign(os, {cpus: () => [{}], homedir: () => '/home', tmpdir: () => '/tmp'}),
  path: Object.assign(path, {posix: path, win32: path}),
  'path/posix': path,
  querystring,
  stream,
  string_decoder: stringDecoder,
  timers,
  'timers/promises': timersPromises,
  tty,
  url,
  util: Object.assign(util, {stripVTControlCharacters: (text: string) => text}),
}
