/** The meaning of a shape. */
export type Tone = 'normal' | 'good' | 'bad' | 'plain'

interface Colors {
  readonly fill: string
  readonly stroke: string
}

interface Theme extends Readonly<Record<Tone, Colors>> {
  readonly surface: string
  readonly text: string
  readonly soft: string
}

/** Colors of the light theme: attributes of shapes. */
export const light: Theme = {
  surface: '#f4f7f9',
  text: '#16222a',
  soft: '#465e69',
  normal: {fill: '#e6f2fa', stroke: '#1d78c1'},
  good: {fill: '#e3f5ea', stroke: '#1f7a4d'},
  bad: {fill: '#fbe7e5', stroke: '#b3372f'},
  plain: {fill: '#fff', stroke: '#7b8b96'},
}

/** Colors of the dark theme: rules of a style. */
export const dark: Theme = {
  surface: '#1d262c',
  text: '#f2f7fa',
  soft: '#a0b1bc',
  normal: {fill: '#1e3240', stroke: '#5cb3e8'},
  good: {fill: '#173324', stroke: '#5fce97'},
  bad: {fill: '#3d2020', stroke: '#f28b82'},
  plain: {fill: '#161d22', stroke: '#71828e'},
}

/** All tones, for the rules of the dark theme. */
export const tones: readonly Tone[] = ['normal', 'good', 'bad', 'plain']
