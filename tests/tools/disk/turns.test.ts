import {expect, test} from 'vitest'
import {createTurns} from '../../../tools/disk/turns.ts'

test('two are made at a time, in order, also after one that failed', async () => {
  const inTurn = createTurns()
  const begun: string[] = []
  const ends: Array<() => void> = []
  const make = async (name: string) => {
    begun.push(name)
    await new Promise<void>(resolve => ends.push(resolve))
    if (name === 'a') throw new Error('failed')
    return name
  }
  const made = ['a', 'b', 'c', 'd'].map(name => inTurn(() => make(name)))
  const all = Promise.allSettled(made)
  await expect.poll(() => begun).toEqual(['a', 'b'])
  ends[0]?.()
  await expect(made[0]).rejects.toThrow('failed')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  for (const end of ends.slice(1)) end()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  ends[3]?.()
  const statuses = (await all).map(({status}) => status)
  expect(statuses).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
