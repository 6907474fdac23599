import {expect, test} from 'vitest'
import {pack, unpack} from '../../../tools/search/pack-arrays.ts'

const lists = {
  numbers: [Uint32Array.of(1, 2 ** 32 - 1), new Uint32Array(), Uint32Array.of(7)],
  strings: [['a', 'ä', ''], [], ['']],
}

test('packed lists can be read from any place in memory', () => {
  const bytes = pack(lists)
  for (const offset of [0, 1, 2, 4]) {
    const moved = new Uint8Array(bytes.length + offset)
    moved.set(bytes, offset)
    expect(unpack(moved.subarray(offset))).toEqual(lists)
  }
})
