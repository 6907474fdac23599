import {describe, expect, test} from 'vitest'
import {articleMarkup} from '../enhance/article-markup.tsx'

function tableOf(markdown: string): Element {
  const {body} = new DOMParser().parseFromString(articleMarkup(markdown), 'text/html')
  const table = body.querySelector('.table')
  if (!table) throw new Error('There is no table.')
  return table
}

function rowOf(headings: readonly string[], cells: readonly string[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |\n`
  return line(headings) + line(headings.map(() => '---')) + line(cells)
}

const sentence = 'A sentence that explains the value in more than a few words, as most of them do.'

describe('a table', () => {
  test('keeps the dashes of a short flag with its name', () => {
    const codes = [...tableOf(rowOf(['a', 'b'], ['`--watch`', '`watch`'])).querySelectorAll('code')]
    expect(codes.map(({className}) => className)).toEqual(['short-flag', ''])
  })

  test('has the heading of each cell, if there is one, for rows that are shown as blocks', () => {
    const table = tableOf(rowOf(['Use of `it`', ''], ['`a`', 'b']))
    const heads = [...table.querySelectorAll('tbody td')].map(cell =>
      cell.getAttribute('data-head'),
    )
    expect(heads).toEqual(['Use of it', null])
  })

  test.each([
    ['two short columns', ['Value', 'Use'], ['`true`', 'on'], 'table table-short'],
    ['a sentence', ['Value', 'Use'], ['`true`', sentence], 'table table-two'],
    ['a long name', ['Value', 'Use'], [`\`${'x'.repeat(31)}\``, 'on'], 'table table-two'],
    ['three columns', ['a', 'b', 'c'], ['1', '2', '3'], 'table'],
    ['more than paper holds', ['a', 'b'], ['x'.repeat(99), ''], 'table table-two table-wide'],
  ])('with %s says so', (_, headings, cells, className) => {
    expect(tableOf(rowOf(headings, cells)).className).toBe(className)
  })

  test('asks for the width that a column of short cells needs', () => {
    const table = tableOf(rowOf(['Value', 'Default', 'Use'], ['`a`', '`development`', sentence]))
    const widths = [...table.querySelectorAll('th')].map(cell => cell.getAttribute('data-width'))
    expect(widths).toEqual(['8', '12', 'prose'])
  })

  test('breaks long names that are not code as well, and leaves other words alone', () => {
    const table = tableOf(
      rowOf(
        ['a'],
        ['See [optimization.minimize.html](/) and NormalModuleFactory.prepareModuleType.'],
      ),
    )
    expect(table.querySelector('td')?.innerHTML.replaceAll('<wbr>', '|')).toBe(
      'See <a href="/">optimization.|minimize.|html</a> and Normal|Module|Factory.|prepare|Module|Type.',
    )
  })

  test.each([
    ['optimization.splitChunks.maxSize', 'optimization.|split|Chunks.|max|Size'],
    ['./src/pages/index.js', './src/|pages/|index.js'],
    ['__webpack_public_path__', '__webpack_|public_|path__'],
    ['[name].[contenthash].js', '[name].|[contenthash].js'],
    ['boolean|"auto"|function', 'boolean||"auto"||function'],
    ['--output-clean', '--output-clean'],
  ])('breaks %s only between words, if it is long', (name, parts) => {
    const table = tableOf(rowOf(['a'], [`\`${name.replaceAll('|', '\\|')}\``]))
    const code = table.querySelector('td code')
    expect(code?.innerHTML.replaceAll('<wbr>', '|')).toBe(parts)
    expect(code?.textContent).toBe(name)
  })
})
