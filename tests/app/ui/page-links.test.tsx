import {expect, test} from 'vitest'
import {PageLinks} from '../../../app/ui/page-links.tsx'
import {attributes, showStatic, texts} from '../dom.ts'

test('a page leads to the one before it and to the next one', () => {
  const previous = {url: '/one/', title: 'One'} as const
  const next = {url: '/three/', title: 'Three'} as const
  showStatic(<PageLinks previous={previous} next={next} />)
  expect(texts('a')).toEqual(['Previous One', 'Next Three'])
  expect(attributes('href', 'a')).toEqual(['/one/', '/three/'])
})
