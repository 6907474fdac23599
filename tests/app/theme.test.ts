import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'

const css = readFileSync('app/ui/theme.css', 'utf8')
const light = colorsOf(/^:root \{([^}]*)\}/m)
const dark = {...light, ...colorsOf(/\.dark,\n  \.terminal \{([^}]*)\}/)}
const themes = [
  ['light', light],
  ['dark', dark],
] as const

/** The custom properties of a rule whose values are colors. */
function colorsOf(rule: RegExp): Record<string, string> {
  const text = rule.exec(css)?.[1] ?? ''
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
  test.each(themes)('of the titles of asides stand out at least 4.5 to 1: %s', (_, colors) => {
    const tones = ['tip', 'note', 'important', 'warning', 'caution']
    const ground = colors['surface-soft'] ?? ''
    expect(tones.filter(tone => !(contrastOf(colors[tone] ?? '', ground) >= 4.5))).toEqual([])
  })

  test.each(themes)('of text stand out from every ground at least 4.5 to 1: %s', (_, colors) => {
    const grounds = ['surface', 'surface-soft', 'surface-accent', 'surface-code']
    const texts = ['text', 'text-strong', 'text-soft', 'link']
    const weak = texts.flatMap(text =>
      grounds
        .map(ground => ({
          text,
          ground,
          contrast: contrastOf(colors[text] ?? '', colors[ground] ?? ''),
        }))
        .filter(({contrast}) => !(contrast >= 4.5)),
    )
    expect(weak).toEqual([])
  })

  test.each(themes)('of code stand out from its ground, marked or not: %s', (_, colors) => {
    const grounds = ['surface-code', 'code-marked', 'code-added', 'code-removed']
    const texts = ['comment', 'keyword', 'string', 'number', 'title', 'name']
    const weak = texts.flatMap(text =>
      grounds
        .map(ground => ({
          text,
          ground,
          contrast: contrastOf(colors[`code-${text}`] ?? '', colors[ground] ?? ''),
        }))
        .filter(({contrast}) => !(contrast >= 4.5)),
    )
    expect(weak).toEqual([])
  })

  test.each(themes)('of the header and of buttons stand out: %s', (_, colors) => {
    const {'surface-header': header = '', 'accent-strong': button = ''} = colors
    expect(contrastOf(colors['text-header'] ?? '', header)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(colors['text-header-soft'] ?? '', header)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf('#fff', button)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf('#fff', colors['surface-banner'] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test('of the dark surfaces are lighter the nearer they are', () => {
    const surfaces = ['surface', 'surface-soft', 'surface-accent', 'surface-header'] as const
    const lightness = surfaces.map(name => luminanceOf(dark[name] ?? ''))
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b))
    expect(dark['surface-code']).toBe(dark['surface-soft'])
  })
})
