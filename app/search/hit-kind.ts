/** The kind of thing that a hit is about. */
export type HitKind = keyof typeof hitIcons

/** Outlines on a grid of 24. */
export const hitIcons = {
  option:
    'M4 7h8m5 0h3M4 17h3m5 0h8M14.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-5 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  guide:
    'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zm0 0v13',
  error: 'M12 3.5 22 20.5H2zM12 10v4.5m0 2.7v.1',
  hook: 'M8.5 6 3 12l5.5 6m7-12 5.5 6-5.5 6',
  package: 'M12 2.8 20.5 7.4v9.2L12 21.2l-8.5-4.6V7.4zM3.5 7.4 12 12l8.5-4.6M12 12v9.2',
  page: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h7',
} as const

const sections: Readonly<Record<string, HitKind>> = {
  guides: 'guide',
  concepts: 'guide',
  migrate: 'guide',
  errors: 'error',
  api: 'hook',
  loaders: 'package',
  plugins: 'package',
}

/** `mode`, `output.path` and `Rule.use`, but not the titles `Output` and `More examples`. */
const OPTION_NAME = /^(?:[a-z][\w$]*|[\w$]+(?:\.[\w$<>[\]/]+)+)$/

/** The kind of a hit by its URL, and by its name if that may be one of an option. */
export function hitKind(url: string, name: string): HitKind {
  const [, section = ''] = new URL(url, location.origin).pathname.split('/')
  if (section === 'configuration') return OPTION_NAME.test(name) ? 'option' : 'page'
  return Object.hasOwn(sections, section) ? (sections[section] ?? 'page') : 'page'
}
