import type {PhrasingContent} from 'mdast'

/** Outlines on a grid of 24, drawn for this site; styles give them their color and size. */
const icons: Readonly<Record<string, string>> = {
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zm0 0v13',
  component:
    'M12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM12 8.2c5.2 0 9.5 1.7 9.5 3.8s-4.3 3.8-9.5 3.8-9.5-1.7-9.5-3.8 4.3-3.8 9.5-3.8zM8.7 10.1c2.6-4.5 6.2-7.4 8-6.3s1.2 5.6-1.4 10.1-6.2 7.4-8 6.3-1.2-5.6 1.4-10.1zM8.7 13.9c-2.6-4.5-3.2-9-1.4-10.1',
  error: 'M12 3.5 22 20.5H2zM12 10v4.5m0 2.7v.1',
  package:
    'M12 2.8 20.5 7.4v9.2L12 21.2l-8.5-4.6V7.4zM3.5 7.4 12 12l8.5-4.6M12 12v9.2M7.8 5.1l8.4 4.6',
  plug: 'M9 3v5m6-5v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4',
  rocket:
    'M9.5 14.5C10 9 13 4.5 20.5 3.5 19.5 11 15 14 9.5 14.5zM9.8 11H6.2L3.5 14l4.2.7M13 14.2v3.6L10 20.5l-.7-4.2M6 17.5c-1.5.5-2.2 1.7-2.5 3 1.3-.3 2.5-1 3-2.5M15.2 7.6a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  sliders:
    'M4 7h8m5 0h3M4 17h3m5 0h8M14.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-5 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  speed: 'M3.5 17.5a9 9 0 1 1 17 0M12 15.5l4.2-5.7M12 14a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  update: 'M20 11.5A8 8 0 0 0 5.6 7M4 3.5V8h4.5M4 12.5A8 8 0 0 0 18.4 17m1.6 3.5V16h-4.5',
}

/** The names that `:icon[…]` takes. */
export const iconNames = Object.keys(icons)

/** A drawing next to text: it is hidden from screen readers, and left out of Markdown. */
export function buildIcon(name: string): PhrasingContent | undefined {
  const d = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (d === undefined) return undefined
  return {
    type: 'strong',
    data: {
      hName: 'svg',
      hProperties: {className: ['icon'], viewBox: '0 0 24 24', ariaHidden: 'true'},
      hChildren: [{type: 'element', tagName: 'path', properties: {d}, children: []}],
    },
    children: [],
  }
}
