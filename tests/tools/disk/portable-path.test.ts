import {posix, win32} from 'node:path'
import {describe, expect, test} from 'vitest'
import {portablePath} from '../../../tools/disk/portable-path.ts'

describe('portablePath', () => {
  test('has slashes on every system', () => {
    expect(portablePath('/site/content', '/site/content/guides/index.md', posix)).toBe(
      'guides/index.md',
    )
    expect(portablePath('C:\\site\\content', 'C:\\site\\content\\guides\\index.md', win32)).toBe(
      'guides/index.md',
    )
  })

  test('reads the letters of drives and folders in both cases, and slashes in Windows paths', () => {
    expect(portablePath('C:\\Site', 'c:\\site\\app\\main.ts', win32)).toBe('app/main.ts')
    expect(portablePath('C:\\site\\', 'C:/site/app/main.ts', win32)).toBe('app/main.ts')
  })

  test('keeps a backslash in a name where it is not a separator', () => {
    expect(portablePath('/site', '/site/a\\b.md', posix)).toBe('a\\b.md')
  })

  test('leads out of the folder, or to another drive', () => {
    expect(portablePath('C:\\site', 'C:\\other\\a.md', win32)).toBe('../other/a.md')
    expect(portablePath('C:\\site', 'D:\\a.md', win32)).toBe('D:/a.md')
  })
})
