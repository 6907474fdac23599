/** Outlines on a grid of 24, drawn for this site. */
const shapes = {
  repository:
    'M7 7.8v8.4M7 3.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm0 13a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm10-13a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm0 4.6v.9c0 2.6-1.7 3.9-4.4 3.9h-1.2C9 12.6 7 13.8 7 16.2',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  screen: 'M3.5 4.5h17v11.5h-17zM12 16v4M8 20h8',
  pencil: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM9 15H4V4h11v5',
  file: 'M6 4h12v16H6zM9 10h6M9 14h6',
  language:
    'M3.5 6.5h10M8.5 4v2.5M11.5 6.5c-1 4-4 7-7.5 8.5M6 9.5c1.5 2.5 3.5 4 6 5M11.5 20.5l4.5-10.5 4.5 10.5M13.2 17h5.6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20 20',
  chevron: 'm9.5 6.5 5.5 5.5-5.5 5.5',
} as const

/** Marks of other sites, as these sites publish them: areas on a grid of 24. */
const marks = {
  github:
    'M12 0C5.37 0 0 5.37 0 12c0 5.31 3.435 9.795 8.205 11.385.6.105.825-.255.825-.57 0-.285-.015-1.23-.015-2.235-3.015.555-3.795-.735-4.035-1.41-.135-.345-.72-1.41-1.23-1.695-.42-.225-1.02-.78-.015-.795.945-.015 1.62.87 1.845 1.23 1.08 1.815 2.805 1.305 3.495.99.105-.78.42-1.305.765-1.605-2.67-.3-5.46-1.335-5.46-5.925 0-1.305.465-2.385 1.23-3.225-.12-.3-.54-1.53.12-3.18 0 0 1.005-.315 3.3 1.23.96-.27 1.98-.405 3-.405s2.04.135 3 .405c2.295-1.56 3.3-1.23 3.3-1.23.66 1.65.24 2.88.12 3.18.765.84 1.23 1.905 1.23 3.225 0 4.605-2.805 5.625-5.475 5.925.435.375.81 1.095.81 2.22 0 1.605-.015 2.895-.015 3.3 0 .315.225.69.825.57A12.02 12.02 0 0 0 24 12c0-6.63-5.37-12-12-12z',
  x: 'M18.9 1.15h3.68l-8.04 9.2L24 22.84h-7.41l-5.8-7.58-6.63 7.58H.47l8.6-9.82L0 1.15h7.6l5.24 6.94zM17.61 20.64h2.04L6.49 3.24H4.3z',
  'stack-overflow':
    'm15.73 0-1.72 1.28 6.38 8.58 1.72-1.27zm-3.94 3.42-1.37 1.64 8.22 6.85 1.37-1.64zM8.63 7.88l-.9 1.94 9.7 4.52.9-1.94zm-1.85 4.86-.44 2.1 10.47 2.2.44-2.1zM1.89 15.47V24h19.19v-8.53h-2.13v6.4H4.02v-6.4zm4.27 2.13v2.13h10.65V17.6z',
} as const
export type IconName = keyof typeof shapes | keyof typeof marks

interface IconProps {
  name: IconName
  /** In pixels, for text of the usual size; it grows with the text. */
  size?: number
}

/**
 * An icon next to text, or instead of text, with the strokes of `theme.css`. The surrounding element
 * gives its accessible name.
 */
export function Icon({name, size = 20}: IconProps) {
  const length = `${size / 16}rem`
  return (
    <svg
      className={isMark(name) ? 'icon mark' : 'icon'}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <path d={isMark(name) ? marks[name] : shapes[name]} />
    </svg>
  )
}

function isMark(name: IconName): name is keyof typeof marks {
  return Object.hasOwn(marks, name)
}

/** The icon of a site that the header links to. */
export function iconOf(url: string): IconName {
  const {hostname} = new URL(url)
  if (hostname === 'github.com') return 'github'
  if (hostname === 'x.com') return 'x'
  if (hostname === 'stackoverflow.com') return 'stack-overflow'
  return hostname === 'gitlab.com' ? 'repository' : 'external'
}
