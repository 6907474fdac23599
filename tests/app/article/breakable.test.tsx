import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {breakable} from '../../../app/article/breakable.tsx'

/** Where a title may break, shown by a bar. */
function breaksOf(title: string): string {
  return renderToStaticMarkup(breakable(title)).replaceAll('<wbr/>', '|')
}

test.each([
  'entry.dependOn',
  'A title of many short words',
  'CssMinimizer|Webpack|Plugin',
  'NoEmitOn|Errors|Plugin',
  'output.|devtool|Module|Filename|Template',
  'Set resolve.|extensionAlias in webpack.|config.js',
  'this.|addContext|Dependency',
])('keeps a short name whole, and lets a long one break between its words: %s', title => {
  expect(breaksOf(title.replaceAll('|', ''))).toBe(title)
})
