import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {iconSvg, socialSvg, tileSvg} from '../output/icon.ts'
import type {FileOutput} from '../output/output.ts'
import {textOutput} from '../output/text-output.ts'

/** Source and width of each image. Heads and the manifest name these URLs. */
const pictures: ReadonlyArray<readonly [url: string, svg: string, width: number]> = [
  ['icons/icon-150.png', iconSvg, 150],
  ['icons/icon-180.png', tileSvg, 180], // iOS shows transparent parts in black
  ['icons/icon-192.png', iconSvg, 192],
  ['icons/icon-512.png', iconSvg, 512],
  ['icons/maskable-192.png', tileSvg, 192],
  ['icons/maskable-512.png', tileSvg, 512],
  ['icons/social.png', socialSvg, 1200],
]

/** Changes with the code that draws the pictures. */
const code = hashFolders(['tools/output'])

/** The icon as SVG, and as PNG for software that does not read SVG. */
export function emitIcons(): FileOutput[] {
  return [
    textOutput('icon.svg', () => iconSvg, {pages: []}),
    ...pictures.map(([url, svg, width]) => ({
      url,
      pages: [],
      key: () => keyOf('icon', code, String(width), svg),
      make: async () => {
        const {renderPng} = await import('../output/render-png.ts') // not loaded unless needed
        return renderPng(svg, width)
      },
    })),
  ]
}
