import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {DataBlock} from '../../../app/ui/data-block.tsx'

test('a data block holds any text, and ends nowhere else', () => {
  const value = {text: '</script><!-- <script> & "\u2028'}
  const html = renderToStaticMarkup(<DataBlock type="application/ld+json" value={value} />)
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(/>([^]*)<\//.exec(html)?.[1] ?? '')).toEqual(value)
})
