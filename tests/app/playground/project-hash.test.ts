import {describe, expect, test} from 'vitest'
import {formatHash, parseHash} from '../../../app/playground/project/project-hash.ts'

/** The hash of whatever a stranger writes into a link. */
function hashOf(value: unknown): Promise<string> {
  return formatHash(Object.assign({files: new Map(), name: ''}, value))
}

describe('the hash of a project', () => {
  test('is not a project if it is the heading of the page', async () => {
    expect(await parseHash('#share-a-project')).toBeUndefined()
    expect(await parseHash('')).toBeUndefined()
  })

  test.each([
    ['cut off', '#project=q1ZKzs9NVrJSSk7My1Xw'],
    ['empty', '#project='],
    ['a file outside of the project', hashOf({files: new Map([['../../etc/passwd', '']])})],
    ['a path of Windows', hashOf({files: new Map([['src\\..\\..\\secret', '']])})],
    ['an absolute path', hashOf({files: new Map([['/etc/passwd', '']])})],
    ['a field that no project has', hashOf({onload: 'evil'})],
    ['a mode that webpack does not have', hashOf({mode: 'evil'})],
    ['a target that no reader can choose', hashOf({target: 'evil'})],
    ['a configuration whose path is no text', hashOf({config: 5})],
    ['a text that fills the memory', hashOf({files: new Map([['a', 'x'.repeat(5e6)]])})],
  ])('is refused with what to do: %s', async (_, hash) => {
    await expect(parseHash(await hash)).rejects.toThrow('Ask for the link again')
  })

  test('changes no prototype', async () => {
    const files = new Map(['__proto__', 'constructor'].map(name => [name, 'polluted']))
    const hash = await hashOf({files, name: '<b>shop</b>'})
    expect(await parseHash(hash)).toEqual({name: 'bshopb', files})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
