import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'

const [, css = ''] = /^:root \{([^}]*)\}/m.exec(readFileSync('app/ui/theme.css', 'utf8')) ?? []
const themes = [
  ['light', colorsOf('$1')],
  ['dark', colorsOf('$2')],
] as const

/** The custom properties that are colors; `side` is that of `light-dark()`. */
function colorsOf(side: '$1' | '$2'): Record<string, string> {
  const text = css.replaceAll(/light-dark\((#\w+), (#\w+)\)/g, side)
  const pairs = text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]))
}

/** Contrast ratio of two colors, from 1 to 21, as defined by WCAG. */
function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminanceOf(color: string): number {
  const hex = color.length === 4 ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(index => {
    const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the colors', () => {
  const grounds = ['surface', 'surface-soft', 'surface-accent', 'surface-code']
  const tones = ['tip', 'note', 'important', 'warning', 'caution']
  const codes = ['comment', 'keyword', 'string', 'number', 'title', 'name']
  const codeGrounds = ['surface-code', 'code-marked', 'code-added', 'code-removed']

  test.each([
    ['titles of asides', tones, ['surface-soft']],
    ['text', ['text', 'text-strong', 'text-soft', 'link'], grounds],
    ['code, marked or not,', codes.map(name => `code-${name}`), codeGrounds],
    ['the header', ['text-header', 'text-header-soft'], ['surface-header']],
  ])('of %s stand out at least 4.5 to 1, in both themes', (_, names, surfaces) => {
    const pairs = names.flatMap(name => surfaces.map(ground => ({name, ground})))
    const all = themes.flatMap(([theme, colors]) =>
      pairs.map(({name, ground}) => {
        const contrast = contrastOf(colors[name] ?? '', colors[ground] ?? '')
        return {theme, name, ground, contrast}
      }),
    )
    expect(all.filter(({contrast}) => !(contrast >= 4.5))).toEqual([])
  })

  test.each(themes)('of buttons and banners stand out from white text: %s', (_, colors) => {
    expect(contrastOf('#fff', colors['accent-strong'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf('#fff', colors['surface-banner'] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})
