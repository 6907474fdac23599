/** The color behind the cube wherever there is one: around the page in a browser, on a tile. */
export const BACKGROUND = '#2b3a42'

const shell = 'M32 2 59 17.5v29L32 62 5 46.5v-29z'

/** An outer shell around a core, seen from a corner, in a square of 64 by 64. */
const cube = `<path fill="#8dd6f9" d="${shell}"/>
<path fill="#fff" fill-opacity=".35" d="M32 2 59 17.5 32 33 5 17.5z"/>
<path fill="${BACKGROUND}" fill-opacity=".14" d="M32 33 59 17.5v29L32 62z"/>
<path fill="#1d78c1" d="M32 17.5 46 25.5v14L32 47.5l-14-8v-14z"/>
<path fill="#fff" fill-opacity=".22" d="m32 17.5 14 8-14 8-14-8z"/>
<path fill="${BACKGROUND}" fill-opacity=".22" d="m32 33.5 14-8v14l-14 8z"/>`

/** The cube of the header without its thin lines, so that it is clear at any size. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
${cube}
</svg>
`

/** The cube on a tile: it stays complete if the system cuts the tile to another shape. */
export const tileSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${BACKGROUND}" d="M0 0h64v64H0z"/>
<g transform="translate(8 8) scale(.75)">${cube}</g>
</svg>
`

/** The cube with its lines on a dark background with other cubes: the image of link previews. */
export const socialSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-68 -20.5 200 105">
<defs><g id="block" fill="#8dd6f9">
<path fill-opacity=".09" d="M32 2 59 17.5 32 33 5 17.5z"/>
<path fill-opacity=".035" d="M5 17.5 32 33v29L5 46.5z"/>
</g></defs>
<path fill="${BACKGROUND}" d="M-68-20.5h200v105H-68z"/>
${blocks().join('')}
<path fill="${BACKGROUND}" d="${shell}"/>
${cube}
<path fill="none" stroke="#fff" stroke-width=".6" stroke-linejoin="round" d="${shell}M5 17.5 32 33 59 17.5M32 17.5V62"/>
</svg>
`

/** Blocks as large as the cube, each next to the others: every second row is moved by a half. */
function blocks(): string[] {
  const columns = [-3, -2, -1, 0, 1, 2]
  return [-2, -1, 0, 1].flatMap(row =>
    columns.map(column => {
      const x = 54 * column + (row % 2 === 0 ? 0 : 27)
      return `<use href="#block" x="${x}" y="${44.5 * row}"/>`
    }),
  )
}
