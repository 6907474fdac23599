// @vitest-environment node
import {describe, expect, test} from 'vitest'
import {formatHash, parseHash} from '../../../app/playground/project/project-hash.ts'

const project = {
  name: 'shop',
  config: 'webpack.config.mjs',
  mode: 'production' as const,
  files: new Map<string, string | Uint8Array>([
    ['webpack.config.mjs', 'export default {}\n'],
    ['src/größe.js', 'console.log("🙂")\n'],
    ['src/logo.png', new Uint8Array([0, 255, 128])],
  ]),
}

/** The hash of whatever a stranger writes into a link. */
function hashOf(value: unknown): Promise<string> {
  return formatHash(Object.assign({files: new Map(), name: ''}, value))
}

describe('the hash of a project', () => {
  test('holds all of it, also bytes', async () => {
    expect(await parseHash(await formatHash(project))).toEqual({
      second: undefined,
      target: undefined,
      ...project,
    })
  })

  test('is not a project if it is the heading of the page', async () => {
    expect(await parseHash('#share-a-project')).toBeUndefined()
    expect(await parseHash('')).toBeUndefined()
  })

  test.each([
    ['cut off', '#project=q1ZKzs9NVrJSSk7My1Xw'],
    ['not in base 64', '#project=%%%'],
    ['empty', '#project='],
  ])('is refused with what to do if it is %s', async (_, hash) => {
    await expect(parseHash(hash)).rejects.toThrow('Ask for the link again')
  })

  test.each([
    ['a file outside of the project', new Map([['../../etc/passwd', '']])],
    ['an absolute path', new Map([['/etc/passwd', '']])],
    ['a text that fills the memory', new Map([['a', 'x'.repeat(5e6)]])],
  ])('is refused if it has %s', async (_, files) => {
    await expect(parseHash(await hashOf({files}))).rejects.toThrow('Ask for the link again')
  })

  test('changes no prototype, and keeps only what a project has', async () => {
    const files = new Map([
      ['__proto__', 'polluted'],
      ['constructor', 'polluted'],
    ])
    const hash = await hashOf({files, name: '<b>shop</b>', mode: 'evil', onload: 'evil'})
    expect(await parseHash(hash)).toEqual({name: 'bshopb', files})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
