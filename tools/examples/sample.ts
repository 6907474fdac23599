/** The check of a sample. */
type SampleKind = (typeof sampleKinds)[number]

/** Values of `check=`. */
export const sampleKinds = [
  'config',
  'build',
  'emitted',
  'output',
  'fails',
  'cli',
  'hooks',
  'tap',
  'types',
  'parse',
  'none',
] as const

/** All attributes of a fence besides its title and its highlighted lines. */
export const sampleAttributes = [
  'check',
  'example',
  'from',
  'region',
  'of',
  'run',
  'message',
  'reason',
] as const

/** A fence of a page, as it is checked. */
export interface Sample {
  /** `text` is for plain text, styles and markup, which are not checked. */
  readonly kind: SampleKind | 'text'
  readonly lang: string
  /** Name of the file in which a reader puts it. */
  readonly title?: string
  /** The text; for a diff, the new state. */
  readonly text: string
  /** The line of the source for each line of the text. */
  readonly lines: readonly number[]
  /** The line of the source on which the fence begins. */
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
}

/** Whether a sample is checked with webpack, and not only parsed. */
export function isCheckedWithWebpack({kind, text}: Sample): boolean {
  if (kind === 'cli') return /(?:^|\s)webpack(?:-dev-server)?(?:\s|$)/m.test(text)
  return kind !== 'text' && kind !== 'parse' && kind !== 'none'
}

/** `webpack.config.js`, `shop/webpack.prod.config.mjs`, `webpack.common.ts`. */
export function isConfigFile(title: string): boolean {
  return /(?:^|\/)webpack\.(?:[\w-]+\.)*[cm]?[jt]s$/.test(title)
}

/** The language that is checked by the parser of scripts, if it is one. */
export function scriptLanguage(lang: string, title = ''): 'js' | 'ts' | undefined {
  const name = lang === 'diff' ? (/\.(\w+)$/.exec(title)?.[1] ?? '') : lang
  if (/^(?:[cm]?js|jsx|javascript)$/.test(name)) return 'js'
  return /^(?:[cm]?ts|tsx|typescript)$/.test(name) ? 'ts' : undefined
}
