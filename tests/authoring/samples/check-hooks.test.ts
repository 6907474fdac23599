import {expect, test} from 'vitest'
import {checkHooks} from '../../../authoring/samples/check-hooks.ts'

const hooks = {
  Compiler: {emit: 'AsyncSeriesHook', compilation: 'SyncHook'},
  Compilation: {seal: 'SyncHook'},
  Cache: {get: 'AsyncSeriesBailHook', beginIdle: 'SyncHook'},
  JavascriptParser: {call: 'HookMap'},
  'CleanPlugin.getCompilationHooks': {keep: 'SyncBailHook'},
}

function messagesOf(text: string) {
  return checkHooks(text, {flags: {}, hooks}).map(({line, message}) => `${line} ${message}`)
}

test.each([
  'compiler.hooks.emit.tapPromise("A", async () => {})',
  'stats.compiler.hooks.compilation\n  .tap("A", () => {})',
  'parser.hooks.call.for("require").tap("A", () => {})',
  'const {hooks} = compiler; hooks.emit.tap("A", () => {})',
  'compiler.cache.hooks.get.tapPromise({name: "A", stage: 1}, async () => {})',
  'compiler.hooks[name].tap("A", () => {})',
  'CleanPlugin.getCompilationHooks(compilation).keep.tap("A", () => true)',
])('checkHooks accepts %s', text => {
  expect(messagesOf(text)).toEqual([])
})

test('checkHooks names what does not exist, with its line', () => {
  const text = [
    'compiler.hooks.emitt.tap("A", () => {})',
    'parser.hooks.emit.tap("A", () => {})',
    'compiler.hooks.compilation.tapAsync("A", () => {})',
    'compiler.cache.hooks.gett.tap("A", () => {})',
    'compiler.cache.hooks.beginIdle.tapPromise("A", async () => {})',
  ]
  expect(messagesOf(text.join('\n'))).toEqual([
    '1 Compiler has no hook “emitt”.',
    '2 JavascriptParser has no hook “emit”.',
    '3 The hook compilation is a SyncHook, which has no tapAsync.',
    '4 Cache has no hook “gett”.',
    '5 The hook beginIdle is a SyncHook, which has no tapPromise.',
  ])
})

test.each([
  ['const hooks = compiler.hooks', 'Compiler'],
  ['const {hooks} = compiler', 'Compiler'],
  ['const {options, hooks} = stats.compilation', 'Compilation'],
  ['const hooks =\n  this.compiler.cache.hooks', 'Cache'],
  ['let hooks = compiler.hooks; hooks = compilation.hooks', 'Compilation'],
])('checkHooks knows whose hooks a variable holds: %s', (declared, owner) => {
  expect(messagesOf(`${declared}; hooks.gone.tap("A", () => {})`)).toEqual([
    expect.stringMatching(new RegExp(`^[12] ${owner} has no hook “gone”\\.$`)),
  ])
})

test('checkHooks follows a variable of any name', () => {
  const text =
    'const ofClean = webpack.CleanPlugin.getCompilationHooks(compilation)\n' +
    'const {hooks: ofBuild} = compilation\n' +
    'ofClean.kep.tap("A", () => true)\nofBuild.seal.tapAsync("A", () => {})'
  expect(messagesOf(text)).toEqual([
    '3 CleanPlugin.getCompilationHooks has no hook “kep”.',
    '4 The hook seal is a SyncHook, which has no tapAsync.',
  ])
})

test.each([
  'const hooks = ListPlugin.getCompilationHooks(compilation); hooks.lines.tap("A", () => {})',
  'ListPlugin.getCompilationHooks(compilation).lines.tap("A", () => {})',
  'anything.hooks.lines.tap("A", () => {})',
  'const {hooks} = anything; hooks.lines.tap("A", () => {})',
  'const hooks = compiler.hooks.emit; hooks.lines.tap("A", () => {})',
  'const {hooks} = compiler.own; hooks.lines.tap("A", () => {})',
  'const hooks = compiler.hooks; function f({hooks}) { hooks.lines.call() }',
  'const hooks = compiler.hooks; own.hooks.lines.call()',
])('checkHooks ignores taps of unknown objects: %s', text => {
  expect(messagesOf(text)).toEqual([])
})
