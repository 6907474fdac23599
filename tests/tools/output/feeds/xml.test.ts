import {expect, test} from 'vitest'
import {escapeXml} from '../../../../tools/output/feeds/xml.ts'

test('characters that mean something in XML are escaped, and those that it cannot hold left out', () => {
  expect(escapeXml('a & b < c > "d" ]]> \'e\'')).toBe(
    "a &amp; b &lt; c &gt; &quot;d&quot; ]]&gt; 'e'",
  )
  expect(escapeXml('&amp;')).toBe('&amp;amp;')
  expect(escapeXml('a\u0000\u0008\u000B\u001F\uFFFE\uFFFFb')).toBe('ab')
  expect(escapeXml('a\uD800b\uDC00c')).toBe('abc')
  expect(escapeXml('a\tb\nc\rd é 文 😀')).toBe('a\tb\nc&#13;d é 文 😀')
})
