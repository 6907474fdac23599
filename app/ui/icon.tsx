/** Outlines on a grid of 24, drawn for this site. */
const shapes = {
  repository:
    'M7 7.8v8.4M7 3.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm0 13a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm10-13a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm0 4.6v.9c0 2.6-1.7 3.9-4.4 3.9h-1.2C9 12.6 7 13.8 7 16.2',
  people: 'M4.5 4.5 19.5 19.5M19.5 4.5l-15 15',
  question: 'M6 13v7h12v-7M8.5 16.5h7M8.8 12.6l6.6 1.3M10 8l6 3.3M13.2 4l4.6 5.2',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pencil: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM9 15H4V4h11v5',
  file: 'M6 4h12v16H6zM9 10h6M9 14h6',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  language:
    'M3.5 6.5h10M8.5 4v2.5M11.5 6.5c-1 4-4 7-7.5 8.5M6 9.5c1.5 2.5 3.5 4 6 5M11.5 20.5l4.5-10.5 4.5 10.5M13.2 17h5.6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20 20',
  chevron: 'm9.5 6.5 5.5 5.5-5.5 5.5',
} as const
export type IconName = keyof typeof shapes

/** An icon next to text, or instead of text. The surrounding element gives its accessible name. */
export function Icon({name, size = 20}: {name: IconName; size?: number}) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

/** The icon of a site that the header links to. */
export function iconOf(url: string): IconName {
  const {hostname} = new URL(url)
  if (hostname === 'github.com' || hostname === 'gitlab.com') return 'repository'
  if (hostname === 'x.com') return 'people'
  return hostname === 'stackoverflow.com' ? 'question' : 'external'
}
