import {execFileSync} from 'node:child_process'
import {mkdir, symlink} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {readContentFolder, readOptional, readText} from '../../../tools/load/read-content-folder.ts'
import {writeFolder} from '../temp-folder.ts'

test('readContentFolder finds pages at any depth, and other files to which pages may refer', async () => {
  const dir = await writeFolder({
    'index.md': 'Hello',
    'a/b/c.mdx': 'ä€',
    'images/a.png': '',
    'notes.markdown': '',
  })
  expect(readContentFolder(dir)).toEqual({
    pages: ['a/b/c.mdx', 'index.md'],
    files: new Set(['images/a.png', 'notes.markdown']),
    issues: [],
  })
})

test('readContentFolder leaves out files and folders that begin with _ or .', async () => {
  const hidden = ['_draft.md', '.hidden.md', '_drafts/a.md', '.git/a.md', 'a/_b.png']
  const paths = ['index.md', 'a_b.md', ...hidden]
  const dir = await writeFolder(Object.fromEntries(paths.map(path => [path, ''])))
  const {pages, files} = readContentFolder(dir)
  expect(pages).toEqual(['a_b.md', 'index.md'])
  expect(files).toEqual(new Set())
})

test('readContentFolder refuses symbolic links, which could lead out of the folder or in a circle', async () => {
  const root = await writeFolder({'content/index.md': '', 'content/a/page.md': '', 'b.md': ''})
  const dir = join(root, 'content')
  await symlink(join(root, 'b.md'), join(dir, 'b.md'))
  await symlink(dir, join(dir, 'a/up'))
  const {pages, issues} = readContentFolder(dir)
  expect(pages).toEqual(['a/page.md', 'index.md'])
  expect(formatIssues(issues)).toBe(
    ['a/up', 'b.md']
      .map(
        file => `content/${file}:1  unreadable
  This is neither a file nor a folder, but a link, a device or the like.
  Remove it, or replace it with a file.`,
      )
      .join('\n\n'),
  )
})

test('readContentFolder says that a folder has no pages, or does not exist', async () => {
  const dir = await writeFolder({'image.png': ''})
  await mkdir(join(dir, 'empty'))
  expect(formatIssues(readContentFolder(dir).issues, 'docs')).toBe(
    `docs  no-pages
  The content folder has no pages.
  Create index.md with a title in its front matter, or name another folder.`,
  )
  expect(formatIssues(readContentFolder(join(dir, 'gone')).issues, 'docs')).toBe(
    `docs  no-pages
  There is no such folder.
  Name the folder that contains your pages.`,
  )
})

test.skipIf(process.platform === 'win32')('a pipe is reported, and not read', async () => {
  const dir = await writeFolder({'index.md': ''})
  for (const name of ['a.md', 'b.png', 'site.json']) execFileSync('mkfifo', [join(dir, name)])
  const {pages, files, issues} = readContentFolder(dir)
  expect({pages, files: [...files]}).toEqual({pages: ['index.md'], files: []})
  expect(issues.map(({file, rule}) => `${file} ${rule}`)).toEqual([
    'a.md unreadable',
    'b.png unreadable',
    'site.json unreadable',
  ])
  expect(readOptional(dir, 'site.json')).toMatchObject({rule: 'unreadable', file: 'site.json'})
})

test('readText makes line feeds of the line endings of Windows, and drops a byte order mark', async () => {
  const dir = await writeFolder({'a.md': '\uFEFFone\r\ntwo\r\n'})
  expect(readText(dir, 'a.md')).toBe('one\ntwo\n')
})

test('readText names the line that is not UTF-8, which one with a replacement character is', async () => {
  const bad = Buffer.concat([Buffer.from('one \uFFFD\ntwo\nthr'), Buffer.from([0xe9])])
  const dir = await writeFolder({'good.md': 'one \uFFFD\n', 'bad.md': bad})
  expect(readText(dir, 'good.md')).toBe('one \uFFFD\n')
  const issue = readText(dir, 'bad.md')
  expect(typeof issue === 'string' ? issue : formatIssues([issue])).toBe(
    `content/bad.md:3  not-utf8
  The file is not UTF-8: this line contains invalid bytes.
  Save it as UTF-8 in your editor.`,
  )
})

test('readText says why a file cannot be read', async () => {
  const dir = await writeFolder({'folder.md/a.png': ''})
  const issue = readText(dir, 'folder.md')
  expect(typeof issue === 'string' ? issue : formatIssues([issue])).toBe(
    `content/folder.md:1  unreadable
  The file cannot be read: EISDIR: illegal operation on a directory, read.
  Check that the file exists and that you have permission to read it.`,
  )
})
