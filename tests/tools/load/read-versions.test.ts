import {expect, test} from 'vitest'
import {readVersions} from '../../../tools/load/read-versions.ts'
import {writeFolder} from '../temp-folder.ts'

test('each documented package has its version and the peers that it requires', async () => {
  const manifest = {
    peerDependencies: {webpack: '5', sass: '1'},
    peerDependenciesMeta: {sass: {optional: true}},
  }
  const dir = await writeFolder({
    'package.json': '{"dependencies": {"a-loader": "1.2.3", "missing": "4.5.6"}}',
    'node_modules/a-loader/package.json': JSON.stringify(manifest),
  })
  expect(readVersions(dir)).toEqual({
    'a-loader': {version: '1.2.3', peers: ['webpack']},
    missing: {version: '4.5.6', peers: []},
  })
})
