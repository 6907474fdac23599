import {execFileSync} from 'node:child_process'
import {mkdir, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {PAGE_LIMIT} from '../../../tools/content/page-limit.ts'
import {readContentFolder, readOptional, readText} from '../../../tools/load/read-content-folder.ts'
import {writeFolder} from '../temp-folder.ts'

describe('readContentFolder', () => {
  test('finds pages at any depth', async () => {
    const dir = await writeFolder({'index.md': 'Hello', 'a/b/c.mdx': 'ä€'})
    expect(readContentFolder(dir)).toEqual({
      pages: ['a/b/c.mdx', 'index.md'],
      files: new Set(),
      issues: [],
    })
  })

  test('lists other files as what pages may refer to', async () => {
    const dir = await writeFolder({'index.md': '', 'images/a.png': '', 'notes.markdown': ''})
    const {pages, files} = readContentFolder(dir)
    expect(pages).toEqual(['index.md'])
    expect(files).toEqual(new Set(['images/a.png', 'notes.markdown']))
  })

  test('leaves out files and folders that begin with _ or .', async () => {
    const dir = await writeFolder({
      'index.md': '',
      '_draft.md': '',
      '.hidden.md': '',
      '_drafts/a.md': '',
      '.git/a.md': '',
      'a/_b.png': '',
      'a_b.md': '',
    })
    const {pages, files} = readContentFolder(dir)
    expect(pages).toEqual(['a_b.md', 'index.md'])
    expect(files).toEqual(new Set())
  })

  test('follows a symbolic link to a file of the folder', async () => {
    const dir = await writeFolder({'_shared/a.md': 'Hello'})
    await symlink(join(dir, '_shared/a.md'), join(dir, 'b.md'))
    expect(readContentFolder(dir)).toMatchObject({
      pages: ['b.md'],
      issues: [],
    })
  })

  test('refuses a symbolic link that leads out of the folder', async () => {
    const outside = await writeFolder({'secret.md': 'secret'})
    const dir = await writeFolder({'index.md': ''})
    await symlink(join(outside, 'secret.md'), join(dir, 'a.md'))
    const {pages, issues} = readContentFolder(dir)
    expect(pages).toEqual(['index.md'])
    expect(formatIssues(issues)).toBe(
      `content/a.md:1  link-leaves-content
  The symbolic link is broken, leads out of the content folder, or points to itself.
  Put the file itself here. Only files in the content folder are published.`,
    )
  })

  test('refuses a symbolic link to a folder whose path begins like this one', async () => {
    const root = await writeFolder({'content/index.md': '', 'content-old/a.md': ''})
    await symlink(join(root, 'content-old'), join(root, 'content/old'))
    expect(readContentFolder(join(root, 'content'))).toMatchObject({
      pages: ['index.md'],
      issues: [{rule: 'link-leaves-content', file: 'old'}],
    })
  })

  test('ends where symbolic links make a circle', async () => {
    const dir = await writeFolder({'index.md': '', 'a/b/page.md': ''})
    await symlink(dir, join(dir, 'a/b/up'))
    await symlink(join(dir, 'a'), join(dir, 'a/self'))
    const {pages, issues} = readContentFolder(dir)
    expect(pages).toEqual(['a/b/page.md', 'index.md'])
    expect(issues.map(({rule, file}) => [rule, file])).toEqual([
      ['link-leaves-content', 'a/b/up'],
      ['link-leaves-content', 'a/self'],
    ])
  })

  test('refuses a symbolic link that leads nowhere', async () => {
    const dir = await writeFolder({'index.md': ''})
    await symlink(join(dir, 'gone.md'), join(dir, 'a.md'))
    expect(readContentFolder(dir)).toMatchObject({
      issues: [{rule: 'link-leaves-content', file: 'a.md'}],
    })
  })

  test('reads a folder that is itself behind a symbolic link', async () => {
    const root = await writeFolder({'real/index.md': ''})
    await symlink(join(root, 'real'), join(root, 'content'))
    expect(readContentFolder(join(root, 'content'))).toMatchObject({
      pages: ['index.md'],
      issues: [],
    })
  })

  test('says that a folder without pages has none', async () => {
    const dir = await writeFolder({'image.png': ''})
    await mkdir(join(dir, 'empty'))
    const {issues} = readContentFolder(dir)
    expect(formatIssues(issues, 'docs')).toBe(
      `docs  no-pages
  The content folder has no pages.
  Create index.md with a title in its front matter, or name another folder.`,
    )
  })

  test('says that a folder that does not exist has no pages', async () => {
    const dir = await writeFolder()
    expect(readContentFolder(join(dir, 'gone'))).toMatchObject({
      pages: [],
      issues: [{rule: 'no-pages'}],
    })
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

describe.skipIf(process.platform === 'win32')('what is no file and no folder', () => {
  test('is reported, and not read', async () => {
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
})

describe.skipIf(process.platform !== 'linux')('a name that is not UTF-8', () => {
  test('is reported', async () => {
    const dir = await writeFolder({'index.md': ''})
    await writeFile(Buffer.from(`${dir}/caf\xe9.png`, 'latin1'), '')
    const {issues} = readContentFolder(dir)
    expect(issues).toMatchObject([{rule: 'bad-file-name', file: 'caf\uFFFD.png'}])
  })
})

describe('readText', () => {
  test('makes line feeds of the line endings of Windows', async () => {
    const dir = await writeFolder({'a.md': 'one\r\ntwo\r\n'})
    expect(readText(dir, 'a.md')).toBe('one\ntwo\n')
  })

  test('drops a byte order mark', async () => {
    const dir = await writeFolder({'a.md': '\uFEFFone'})
    expect(readText(dir, 'a.md')).toBe('one')
  })

  test('names the line that is not UTF-8', async () => {
    const latin1 = Buffer.from('one\ntwo\nthr\xE9e\nfour\n', 'latin1')
    const dir = await writeFolder({'a.md': latin1})
    const issue = readText(dir, 'a.md')
    expect(typeof issue === 'string' ? issue : formatIssues([issue])).toBe(
      `content/a.md:3  not-utf8
  The file is not UTF-8: this line contains invalid bytes.
  Save it as UTF-8 in your editor.`,
    )
  })

  test('does not take a replacement character for bytes that no character has', async () => {
    const dir = await writeFolder({
      'good.md': 'one \uFFFD\n',
      'bad.md': Buffer.concat([Buffer.from('one \uFFFD\ntwo\n'), Buffer.from([0xff])]),
    })
    expect(readText(dir, 'good.md')).toBe('one \uFFFD\n')
    expect(readText(dir, 'bad.md')).toMatchObject({rule: 'not-utf8', line: 3})
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

describe('readOptional', () => {
  test('is the text of a file, or nothing if there is none', async () => {
    const dir = await writeFolder({'site.json': '{}'})
    expect(readOptional(dir, 'site.json')).toBe('{}')
    expect(readOptional(dir, 'sponsors.json')).toBeUndefined()
  })
})
