import {inflateSync} from 'node:zlib'
import {beforeAll, describe, expect, test} from 'vitest'
import {emitIcons} from '../../tools/emit-icons.ts'
import {makeFiles} from './made-files.ts'

const BACKGROUND = [0x2b, 0x3a, 0x42, 255]

let files: ReadonlyMap<string, Buffer>

beforeAll(async () => {
  files = await makeFiles(emitIcons())
})

function readIcon(name: string): Buffer {
  const bytes = files.get(name)
  if (!bytes) throw new Error(`There is no ${name}`)
  return bytes
}

describe('the icons', () => {
  test.each([150, 192, 512])('are transparent around the cube at %i', size => {
    const pixel = readPixels(readIcon(`icons/icon-${size}.png`))
    const last = size - 1
    const corners = [pixel(0, 0), pixel(last, 0), pixel(0, last), pixel(last, last)]
    expect(corners.map(([, , , alpha]) => alpha)).toEqual([0, 0, 0, 0])
    expect(pixel(size / 2, size / 2)[3]).toBe(255)
  })

  test.each(['icon-180', 'maskable-192', 'maskable-512'])(
    'show the whole cube within the inner circle of %s, on one opaque color',
    name => {
      const pixel = readPixels(readIcon(`icons/${name}.png`))
      const size = Number(name.split('-')[1])
      const outside: number[][] = []
      for (let x = 0; x < size; x++) {
        for (let y = 0; y < size; y++) {
          const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
          if (distance > 0.4 * size) outside.push(pixel(x, y))
        }
      }
      const colors = new Set(outside.map(color => color.join(' ')))
      expect([...colors]).toEqual([BACKGROUND.join(' ')])
      expect(pixel(size / 2, size / 2)).not.toEqual(BACKGROUND)
    },
  )

  test('are opaque where they are shown next to a link', () => {
    const pixel = readPixels(readIcon('icons/social.png'))
    const corners = [pixel(0, 0), pixel(1199, 0), pixel(0, 629), pixel(1199, 629)]
    expect(corners.map(([, , , alpha]) => alpha)).toEqual([255, 255, 255, 255])
  })
})

describe('emitIcons', () => {
  test('draws the same bytes each time, under the same keys', async () => {
    expect(await makeFiles(emitIcons())).toEqual(files)
    const keys = () => emitIcons().map(({key}) => key())
    expect(keys()).toEqual(keys())
    expect(new Set(keys()).size).toBe(8)
  })
})

/** The colors of a PNG with eight bits for each of red, green, blue and alpha. */
function readPixels(png: Buffer): (x: number, y: number) => number[] {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  expect([...png.subarray(24, 29)]).toEqual([8, 6, 0, 0, 0])
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT'
    if (isData) data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const rows = inflateSync(Buffer.concat(data))
  const stride = width * 4
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]
    for (let i = 0; i < stride; i++) {
      const left = i < 4 ? 0 : (pixels[y * stride + i - 4] ?? 0)
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + i] ?? 0)
      const corner = i < 4 || y === 0 ? 0 : (pixels[(y - 1) * stride + i - 4] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      pixels[y * stride + i] = (rows[y * (stride + 1) + 1 + i] ?? 0) + guess
    }
  }
  return (x, y) => [...pixels.subarray(y * stride + x * 4, y * stride + x * 4 + 4)]
}

/** The neighbor that is closest to their sum less the corner. */
function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
