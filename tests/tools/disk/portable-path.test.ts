import {posix, win32} from 'node:path'
import {expect, test} from 'vitest'
import {portablePath} from '../../../tools/disk/portable-path.ts'

test.each([
  ['/site/content', '/site/content/guides/index.md', 'guides/index.md', posix],
  ['C:\\site\\content', 'C:\\site\\content\\guides\\index.md', 'guides/index.md', win32],
  ['C:\\Site', 'c:\\site\\app\\main.ts', 'app/main.ts', win32], // letters in both cases
  ['C:\\site\\', 'C:/site/app/main.ts', 'app/main.ts', win32],
  ['/site', '/site/a\\b.md', 'a\\b.md', posix], // no separator
  ['C:\\site', 'C:\\other\\a.md', '../other/a.md', win32],
  ['C:\\site', 'D:\\a.md', 'D:/a.md', win32],
])('a path has slashes on every system: from %s to %s is %s', (from, to, path, system) => {
  expect(portablePath(from, to, system)).toBe(path)
})
