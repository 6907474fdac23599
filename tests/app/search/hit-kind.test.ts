import {expect, test} from 'vitest'
import {hitKind} from '../../../app/search/hit-kind.ts'

test.each([
  ['/configuration/output/#outputpath', 'output.path', 'option'],
  ['/configuration/module/#ruleuse', 'Rule.use', 'option'],
  ['/configuration/mode/', 'Mode', 'page'],
  ['/configuration/module/#a', 'module.generator.asset/inline.dataUrl', 'option'],
  ['/guides/caching/', 'Caching', 'guide'],
  ['/migrate/5/#devserver', 'devServer', 'guide'],
  ['/errors/#chunkloaderror', 'ChunkLoadError', 'error'],
  ['/api/compiler-hooks/#emit', 'emit', 'hook'],
  ['https://docs.example.org/plugins/banner-plugin/', 'BannerPlugin', 'package'],
  ['/blog/2020-01-01-first/', 'First', 'page'],
  ['/constructor/', 'Constructor', 'page'],
])('the kind of %s with the name %s is %s', (url, name, kind) => {
  expect(hitKind(url, name)).toBe(kind)
})
