import styles from './module-diagram.module.css?names'

type Box = readonly [label: string, x: number, y: number]

/**
 * Horizontal centers of the columns of boxes; modules are closer to the cube than their imports.
 */
const columns = [32, 120, 208] as const
const middle = 155

const modules: readonly Box[] = [
  ['.js', columns[2], 120],
  ['.js', columns[2], 190],
  ['.hbs', columns[1], 85],
  ['.cjs', columns[1], 155],
  ['.sass', columns[1], 225],
  ['.sass', columns[0], 120],
  ['.sass', columns[0], 190],
  ['.png', columns[0], 50],
  ['.jpg', columns[0], 260],
]

/** Pairs of indexes of modules: the imported one, and the importing one. */
const imports = [
  [7, 2],
  [5, 3],
  [6, 4],
  [8, 4],
  [2, 0],
  [3, 0],
  [3, 1],
  [4, 1],
] as const

const assets: readonly Box[] = [
  ['.js', 176, 50],
  ['.css', 176, 120],
  ['.jpg', 176, 190],
  ['.png', 176, 260],
]

/** At the end of a line to the right. */
const ARROWHEAD = 'm-5-4 5 4-5 4'

const description =
  'Nine modules with dependencies (.js, .js, .hbs, .cjs, .sass, .sass, .sass, .png, .jpg) become four static assets (.js, .css, .jpg, .png).'

/** The input of the cube. Its text alternative describes both diagrams. */
export function ModuleDiagram() {
  const lines = imports.map(([from, to]) => curve(modules[from], modules[to]))
  const inlets = modules.slice(0, 2).map(box => curve(box, ['', 282, middle]))
  return (
    <svg className={styles.modules} viewBox="0 25 270 260" role="img" aria-label={description}>
      <path className={styles.line} d={lines.join('')} />
      <path className={styles.flow} d={`${inlets.join('')}h12${ARROWHEAD}`} />
      <Boxes boxes={modules} />
    </svg>
  )
}

/** The output of the cube. */
export function AssetDiagram() {
  const outlets = assets.map(box => `${curve(['', -12, middle], box, 4)}${ARROWHEAD}`)
  return (
    <svg className={styles.assets} viewBox="0 25 270 260" aria-hidden="true">
      <path className={styles.flow} d={`M4 ${middle}h12${outlets.join('')}`} />
      <Boxes boxes={assets} />
    </svg>
  )
}

/** The boxes of the diagram on phones, where the flow goes from the top to the bottom. */
const phoneModules = spread(['.js', '.hbs', '.sass', '.png', '.cjs'], 17)
const phoneAssets = spread(['.js', '.css', '.jpg', '.png'], 88)

/** The input of the cube on phones, above it. */
export function PhoneModules() {
  const lines = phoneModules.map(([, x, y]) => `M${x} ${y + 17}C${x} 68 170 48 170 80`)
  return (
    <svg
      className={styles.phone}
      viewBox="0 -1 340 107"
      role="img"
      aria-label="Modules with dependencies (.js, .hbs, .sass, .png, .cjs) become static assets (.js, .css, .jpg, .png)."
    >
      <path className={styles.flow} d={`${lines.join('')}v22m-5-6 5 6 5-6`} />
      <Boxes boxes={phoneModules} />
    </svg>
  )
}

/** The output of the cube on phones, below it. */
export function PhoneAssets() {
  const lines = phoneAssets.map(([, x, y]) => `M170 24C170 58 ${x} 36 ${x} ${y - 21}m-4-5 4 5 4-5`)
  return (
    <svg className={styles.phone} viewBox="0 0 340 106" aria-hidden="true">
      <path className={styles.flow} d={`M170 2v22${lines.join('')}`} />
      <Boxes boxes={phoneAssets} />
    </svg>
  )
}

/** A row of boxes, 68 apart, around the middle of the diagram. */
function spread(labels: readonly string[], y: number): readonly Box[] {
  const first = 170 - 34 * (labels.length - 1)
  return labels.map((label, index) => [label, first + 68 * index, y])
}

function Boxes({boxes}: {boxes: readonly Box[]}) {
  return boxes.map(([label, x, y], index) => (
    <g key={index} className={styles.box} data-type={label.slice(1)}>
      <rect x={x - 28} y={y - 17} width="56" height="34" rx="6" />
      <text x={x} y={y + 4.5}>
        {label}
      </text>
    </g>
  ))
}

/** From the right side of a box to the left side of another, or to a gap before it. */
function curve(from: Box | undefined, to: Box | undefined, gap = 0): string {
  if (!from || !to) return ''
  const start = from[1] + 28
  const end = to[1] - 28 - gap
  const half = (start + end) / 2
  return `M${start} ${from[2]}C${half} ${from[2]} ${half} ${to[2]} ${end} ${to[2]}`
}
