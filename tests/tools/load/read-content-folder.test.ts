import {execFileSync} from 'node:child_process'
import {mkdir, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {PAGE_LIMIT} from '../../../tools/content/page-limit.ts'
import {readContentFolder, readOptional, readText} from '../../../tools/load/read-content-folder.ts'
import {writeFolder} from '../temp-folder.ts'

describe('readContentFolder', () => {
  test('finds pages at any depth, and other files to which pages may refer', async () => {
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

  test('leaves out files and folders that begin with _ or .', async () => {
    const hidden = ['_draft.md', '.hidden.md', '_drafts/a.md', '.git/a.md', 'a/_b.png']
    const paths = ['index.md', 'a_b.md', ...hidden]
    const dir = await writeFolder(Object.fromEntries(paths.map(path => [path, ''])))
    const {pages, files} = readContentFolder(dir)
    expect(pages).toEqual(['a_b.md', 'index.md'])
    expect(files).toEqual(new Set())
  })

  test('follows symbolic links to the folder itself and to files in it', async () => {
    const root = await writeFolder({'real/_shared/a.md': 'Hello'})
    await symlink(join(root, 'real/_shared/a.md'), join(root, 'real/b.md'))
    await symlink(join(root, 'real'), join(root, 'content'))
    expect(readContentFolder(join(root, 'content'))).toMatchObject({pages: ['b.md'], issues: []})
  })

  test('refuses symbolic links that lead out of the folder, in a circle, or nowhere', async () => {
    const root = await writeFolder({
      'content/index.md': '',
      'content/a/b/page.md': '',
      'content-old/a.md': '',
      'secret.md': 'secret',
    })
    const dir = join(root, 'content')
    await symlink(join(root, 'secret.md'), join(dir, 'a.md'))
    await symlink(dir, join(dir, 'a/b/up'))
    await symlink(join(dir, 'a'), join(dir, 'a/self'))
    await symlink(join(dir, 'gone.md'), join(dir, 'c.md'))
    await symlink(join(root, 'content-old'), join(dir, 'old'))
    const {pages, issues} = readContentFolder(dir)
    expect(pages).toEqual(['a/b/page.md', 'index.md'])
    expect(formatIssues(issues)).toBe(
      ['a.md', 'a/b/up', 'a/self', 'c.md', 'old']
        .map(
          file => `content/${file}:1  link-leaves-content
  The symbolic link is broken, leads out of the content folder, or points to itself.
  Put the file itself here. Only files in the content folder are published.`,
        )
        .join('\n\n'),
    )
  })

  test('says that a folder has no pages, or does not exist', async () => {
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

  test('refuses a page of more than one megabyte', async () => {
    const dir = await writeFolder({
      'large.md': 'x'.repeat(PAGE_LIMIT + 1),
      'limit.md': 'x'.repeat(PAGE_LIMIT),
      'large.bin': 'x'.repeat(PAGE_LIMIT + 1),
    })
    const {pages, issues} = readContentFolder(dir)
    expect(pages).toEqual(['limit.md'])
    expect(formatIssues(issues)).toBe(
      `content/large.md:1  page-too-large
  The page has 1048577 bytes. The limit is 1048576.
  Split it into several pages.`,
    )
  })
})

test.skipIf(process.platform === 'win32')('a pipe is reported, and not read', async () => {
  const dir = await writeFolder({'index.md': ''})
  for (const name of ['a.md', 'b.png', 'site.json']) execFileSync('mkfifo', [join(dir, name)])
  const {pages, files, issues} = readContentFolder(dir)
  expect({pages, files: [...files]}).toEqual({pages: ['index.md'], files: []})
  expect(formatIssues(issues.slice(0, 1))).toBe(
    `content/a.md:1  unreadable
  This is neither a file nor a folder, and reading it might never end.
  Remove it, or replace it with a file.`,
  )
  expect(readOptional(dir, 'site.json')).toMatchObject({rule: 'unreadable', file: 'site.json'})
})

test.skipIf(process.platform !== 'linux')('a name that is not UTF-8 is reported', async () => {
  const dir = await writeFolder({'index.md': ''})
  await writeFile(Buffer.from(`${dir}/caf\xe9.png`, 'latin1'), '')
  const {issues} = readContentFolder(dir)
  expect(issues).toMatchObject([{rule: 'bad-file-name', file: 'caf\uFFFD.png'}])
})

describe('readText', () => {
  test('makes line feeds of the line endings of Windows, and drops a byte order mark', async () => {
    const dir = await writeFolder({'a.md': '\uFEFFone\r\ntwo\r\n'})
    expect(readText(dir, 'a.md')).toBe('one\ntwo\n')
  })

  test('names the line that is not UTF-8, which one with a replacement character is', async () => {
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

  test('says why a file cannot be read', async () => {
    const dir = await writeFolder({'folder.md/a.png': ''})
    const issue = readText(dir, 'folder.md')
    expect(typeof issue === 'string' ? issue : formatIssues([issue])).toBe(
      `content/folder.md:1  unreadable
  The file cannot be read: EISDIR: illegal operation on a directory, read.
  Check that the file exists and that you have permission to read it.`,
    )
  })
})

test('readOptional is the text of a file, or nothing if there is none', async () => {
  const dir = await writeFolder({'site.json': '{}'})
  expect(readOptional(dir, 'site.json')).toBe('{}')
  expect(readOptional(dir, 'sponsors.json')).toBeUndefined()
})
