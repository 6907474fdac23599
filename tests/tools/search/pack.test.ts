import {expect, test} from 'vitest'
import {pack, unpack} from '../../../tools/search/pack-arrays.ts'

const lists = {
  numbers: [Uint32Array.of(1, 2 ** 32 - 1), new Uint32Array(), Uint32Array.of(7)],
  strings: [['a', 'ä', ''], [], ['']],
}

test('packed lists are given back as they were', () => {
  expect(unpack(pack(lists))).toEqual(lists)
  expect(unpack(pack({numbers: [], strings: []}))).toEqual({numbers: [], strings: []})
  const part = Uint32Array.of(1, 2, 3, 4).subarray(1, 3)
  expect(unpack(pack({numbers: [part], strings: []})).numbers).toEqual([Uint32Array.of(2, 3)])
})

test('packed lists can be read from any place in memory', () => {
  const bytes = pack(lists)
  for (const offset of [1, 2, 4]) {
    const moved = new Uint8Array(bytes.length + offset)
    moved.set(bytes, offset)
    expect(unpack(moved.subarray(offset))).toEqual(lists)
  }
})
