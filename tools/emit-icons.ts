import {emitFiles} from './emit-files.ts'
import type {FileCache} from './disk/file-cache.ts'
import {hashOurFiles} from './disk/hash-folders.ts'
import {iconSvg, socialSvg, tileSvg} from './output/icon.ts'
import {renderPng} from './output/render-png.ts'

/** What each picture is drawn from, and how wide it is. Heads and the manifest name these urls. */
const pictures: ReadonlyArray<readonly [url: string, svg: string, width: number]> = [
  ['icons/icon-150.png', iconSvg, 150],
  ['icons/icon-180.png', tileSvg, 180], // iOS paints black what is transparent
  ['icons/icon-192.png', iconSvg, 192],
  ['icons/icon-512.png', iconSvg, 512],
  ['icons/maskable-192.png', tileSvg, 192],
  ['icons/maskable-512.png', tileSvg, 512],
  ['icons/social.png', socialSvg, 1200],
]

/** Writes the icon as SVG, and as PNG for whatever does not read that. */
export async function emitIcons(outDir: string, cache: FileCache): Promise<void> {
  const code = await hashOurFiles(['tools/output/render-png.ts'])
  const files = await Promise.all(
    pictures.map(async ([url, svg, width]) => {
      const png = await cache.bytes([code, String(width), svg], () => renderPng(svg, width))
      return [url, png] as const
    }),
  )
  await cache.prune()
  await emitFiles(outDir, [['icon.svg', iconSvg], ...files])
}
