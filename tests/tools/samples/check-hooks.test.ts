import {describe, expect, test} from 'vitest'
import {checkHooks} from '../../../tools/samples/check-hooks.ts'

const hooks = {
  Compiler: {emit: 'AsyncSeriesHook', compilation: 'SyncHook'},
  JavascriptParser: {call: 'HookMap'},
}

function messagesOf(text: string) {
  return checkHooks(text, {flags: {}, hooks}).map(({line, message}) => `${line} ${message}`)
}

describe('checkHooks', () => {
  test.each([
    'compiler.hooks.emit.tapPromise("A", async () => {})',
    'stats.compiler.hooks.compilation\n  .tap("A", () => {})',
    'parser.hooks.call.for("require").tap("A", () => {})',
    'const {hooks} = compiler; hooks.emit.tap("A", () => {})',
    'anything.hooks.call.for("a")',
    'this.hooks.own.call()',
    'compiler.hooks[name].tap("A", () => {})',
  ])('accepts %s', text => {
    expect(messagesOf(text)).toEqual([])
  })

  test('names what does not exist, with its line', () => {
    const text = [
      'compiler.hooks.emitt.tap("A", () => {})',
      'parser.hooks.emit.tap("A", () => {})',
      'hooks.gone.tap("A", () => {})',
      'compiler.hooks.compilation.tapAsync("A", () => {})',
    ]
    expect(messagesOf(text.join('\n'))).toEqual([
      '1 Compiler has no hook “emitt”.',
      '2 JavascriptParser has no hook “emit”.',
      '3 Nothing in webpack has a hook “gone”.',
      '4 The hook compilation is a SyncHook, which has no tapAsync.',
    ])
  })
})
