import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {AssetList} from '../../../app/playground/view/asset-list.tsx'

const file = (path: string, size: number) => ({name: path, path, config: 'web', size})

test('emitted files say how they differ from those of the unchanged project', () => {
  const html = renderToStaticMarkup(
    <AssetList
      configs={['web']}
      assets={[file('main.js', 20), file('new.js', 5), file('same.js', 1)]}
      before={[file('main.js', 50), file('gone.js', 1), file('same.js', 1)]}
      selected={undefined}
      select={() => undefined}
    />,
  )
  const texts = [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text)
  expect(texts.join(' | ')).toBe(
    'main.js | 20 bytes | −30 bytes, was 50 bytes | new.js | 5 bytes | new | same.js | 1 bytes | No longer emitted: gone.js',
  )
})
