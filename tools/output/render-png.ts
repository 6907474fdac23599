import {join} from 'node:path'
import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {root} from '../disk/root.ts'

let loading: ReturnType<typeof loadRenderer> | undefined

/** Draws an SVG without text at a width in pixels; what is transparent stays so. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  loading ??= loadRenderer()
  const {Resvg} = await loading
  const drawing = new Resvg(svg, {fitTo: {mode: 'width', value: width}})
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

/** WebAssembly rather than native code: the same bytes on every machine. It starts only once. */
async function loadRenderer() {
  const renderer = await import('@resvg/resvg-wasm')
  const file = createRequire(join(root, 'package.json')).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await renderer.initWasm(await readFile(file))
  return renderer
}
