import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {PageLinks} from '../../../app/ui/page-links.tsx'
import {attributes, texts} from '../dom.ts'

test('a page leads to the one before it and to the next one', () => {
  const previous = {url: '/one/', title: 'One'}
  const next = {url: '/three/', title: 'Three'}
  document.body.innerHTML = renderToStaticMarkup(<PageLinks previous={previous} next={next} />)
  expect(texts('a')).toEqual(['Previous One', 'Next Three'])
  expect(attributes('href', 'a')).toEqual(['/one/', '/three/'])
})
