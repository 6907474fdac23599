/** The cube of the header as a file: an outer shell around a core, seen from a corner. */
export function iconFile(): readonly [url: string, svg: string] {
  return ['icon.svg', svg]
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="#8dd6f9" d="M32 2 59 17.5v29L32 62 5 46.5v-29z"/>
<path fill="#fff" fill-opacity=".35" d="M32 2 59 17.5 32 33 5 17.5z"/>
<path fill="#2b3a42" fill-opacity=".14" d="M32 33 59 17.5v29L32 62z"/>
<path fill="#1d78c1" d="M32 17.5 46 25.5v14L32 47.5l-14-8v-14z"/>
<path fill="#fff" fill-opacity=".22" d="m32 17.5 14 8-14 8-14-8z"/>
<path fill="#2b3a42" fill-opacity=".22" d="m32 33.5 14-8v14l-14 8z"/>
</svg>
`
