import {toHtml} from 'hast-util-to-html'
import {beforeEach, describe, expect, test} from 'vitest'
import {listenForFlagFilter} from '../../../app/enhance/flag-filter.ts'
import {decorate} from '../../../app/article/article-hast.ts'
import {h, text} from '../../../app/article/hast-element.ts'
import {find, findAll} from '../dom.ts'

listenForFlagFilter(document)

function row(flag: string, option: string, value: string) {
  const name = h('code', {id: flag, dataFact: option}, [text(flag)])
  return h('tr', {}, [h('td', {}, [name]), h('td', {}, [text(value)])])
}

function table(rows: ReturnType<typeof row>[]) {
  const head = h('tr', {}, [h('th', {}, [text('Flag')]), h('th', {}, [text('Type')])])
  return h('table', {dataFlags: ''}, [h('thead', {}, [head]), h('tbody', {}, rows)])
}

/** A page with two named flags, and as many others as given. */
function renderPage(others: number): string {
  const many = Array.from({length: others}, (_, index) =>
    row(`--stats-${index}`, `option:stats.s${index}`, 'boolean'),
  )
  const output = [
    row('--output-path', 'option:output.path', 'string'),
    row('--output-public-path', 'option:output.publicPath', '"auto"'),
  ]
  const heading = (id: string) => h('h2', {id}, [])
  const parts = [heading('output'), table(output), heading('stats'), table(many)]
  const page = decorate({type: 'root', children: [h('p', {}, [text('All flags.')]), ...parts]})
  return `<div class="article">${toHtml(page)}</div>`
}

function filter(words: string): void {
  const field = find<HTMLInputElement>('input')
  field.value = words
  field.dispatchEvent(new Event('input', {bubbles: true}))
}

function shown() {
  return {
    flags: findAll('tbody tr:not([hidden]) code').map(({id}) => id),
    headings: findAll('section:not([hidden]) h2').map(({id}) => id),
    status: find('[role="status"]').textContent,
  }
}

beforeEach(() => {
  document.body.innerHTML = renderPage(99)
})

describe('the filter for flags', () => {
  test('is above the first table of a page with more than 100 flags', () => {
    expect(findAll('div + .flag-filter + section + section')).toHaveLength(1)
    expect(shown().status).toBe('101 flags')
    document.body.innerHTML = renderPage(98)
    expect(findAll('.flag-filter')).toEqual([])
  })

  test.each([
    ['a part of a flag', 'put-pa', ['--output-path']],
    ['several words in any order and case', 'PATH public', ['--output-public-path']],
    ['the name of an option', 'output.publicPath', ['--output-public-path']],
    ['a value', '"auto"', ['--output-public-path']],
  ])('finds %s', (_, words, flags) => {
    filter(words)
    expect(shown()).toEqual({flags, headings: ['output'], status: '1 of 101 flags'})
  })

  test('says that no flag matches, and shows all again when it is empty', () => {
    filter('nothing')
    expect(shown()).toEqual({flags: [], headings: [], status: 'No flag matches.'})
    filter('')
    expect(shown().flags).toHaveLength(101)
    expect(shown().headings).toEqual(['output', 'stats'])
  })

  test('is emptied when the reader follows a link to a flag', () => {
    filter('stats')
    window.dispatchEvent(new Event('hashchange'))
    expect(shown().flags).toHaveLength(101)
    expect(find<HTMLInputElement>('input').value).toBe('')
  })
})
