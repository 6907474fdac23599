import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from '../../../tools/content-format/front-matter.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'

function report(source: string): string {
  return formatIssues(parseFrontMatter(source, 'guides/caching.md').issues)
}

describe('parseFrontMatter', () => {
  test('splits a source into its front matter and the text below', () => {
    const source = '---\ntitle: Caching\n---\nOne.\n\n---\n\nTwo.\n'
    const parsed = parseFrontMatter(source, 'caching.md')
    expect(parsed).toEqual({
      frontMatter: {title: 'Caching'},
      text: 'One.\n\n---\n\nTwo.\n',
      lineOffset: 3,
      issues: [],
    })
    expect(parseFrontMatter(`\uFEFF${source}`, 'caching.md'), 'byte order mark').toEqual(parsed)
  })

  test('reads which ids have moved, and where that is said', () => {
    const source = `---
title: Caching
moved:
  old: new
  3-d: gr%C3%B6%C3%9Fe
  gr%C3%B6%C3%9Fe: /guides/
  other: /guides/output/#gr%C3%B6%C3%9Fe
---
`
    expect(parseFrontMatter(source, 'guides/caching.md')).toMatchObject({
      frontMatter: {title: 'Caching'},
      moved: [
        {id: 'old', to: '/guides/caching/#new', line: 4},
        {id: '3-d', to: '/guides/caching/#größe', line: 5},
        {id: 'größe', to: '/guides/', line: 6},
        {id: 'other', to: '/guides/output/#größe', line: 7},
      ],
      issues: [],
    })
  })

  test.each(['https://a.org/', '//a.org/', '"#new"', 'two words', '""', 'a/b', '/a/?b', '/a/#'])(
    'says that an id cannot have moved to %s',
    to => {
      expect(report(`---\ntitle: A\nmoved:\n  ok: new\n  old: ${to}\n---\n`)).toBe(
        `content/guides/caching.md:5  bad-front-matter
  The value of “moved.old” is not valid: neither an id of this page nor a url such as /guides/caching/#hashes.
  Change the value.`,
      )
    },
  )

  test.each(['# Caching\n', '---\nsort: 1\n---\n', '---\n---\nText.\n', '---\n\n---\nText.\n'])(
    'says that a source has no title: %j',
    source => {
      expect(report(source)).toBe(
        `content/guides/caching.md:1  missing-title
  The page has no title.
  Begin the file with front matter: a line ---, a line “title: …”, a line ---.`,
      )
    },
  )

  test.each(['- a/b', '- 5', '- {a: [b], c: [d]}'])('says that a group cannot list %s', entry => {
    expect(report(`---\ntitle: A\ngroups:\n  Start:\n    ${entry}\n---\n`)).toBe(
      `content/guides/caching.md:5  bad-front-matter
  The value of “groups.Start.0” is not valid: has to be the name of a file in this folder, or one name with a list of those below it.
  Change the value.`,
    )
  })

  const digits = 'has to be text: put an id of digits only in quotes'
  test.each([
    ['title: " "', 2, 'title', 'Too small: expected string to have >=1 characters'],
    ['title: A\ncontributors:\n  - good\n  - not good', 5, 'contributors.1', 'a GitHub user name'],
    ['title: A\ndate: 2023-02-29', 3, 'date', 'Invalid ISO date'],
    ['title: A\nrepo: "javascript:alert(1)"', 3, 'repo', 'not an http(s) address'],
    [
      'title: A\nrelated:\n  - title: B\n    url: "javascript:alert(1)"',
      5,
      'related.0.url',
      'neither a page nor an http(s) address',
    ],
    ['title: A\nmoved:\n  old: 404', 4, 'moved.old', digits],
    ['title: A\nmoved:\n  "#older": new', 4, 'moved.#older', 'the key has to be an id, without #'],
  ])('says where the value in %j is wrong', (yaml, line, key, problem) => {
    expect(report(`---\n${yaml}\n---\n`)).toBe(
      `content/guides/caching.md:${line}  bad-front-matter
  The value of “${key}” is not valid: ${problem}.
  Change the value.`,
    )
  })

  test('suggests the key that was meant, or lists the keys where none is close', () => {
    const related = 'related:\n  - title: B\n    url: https://b.org\n    lang: en'
    expect(report(`---\ntitle: A\ncontributers: [a]\ntranslatedFrom: de\n${related}\n---\n`)).toBe(
      `content/guides/caching.md:3  unknown-key
  Unknown key “contributers”.
  Did you mean “contributors”?

content/guides/caching.md:4  unknown-key
  Unknown key “translatedFrom”.
  Known keys: title, label, sort, group, groups, description, date, updated, contributors, related, source, edit, repo, thirdParty, moved, covers.

content/guides/caching.md:8  unknown-key
  Unknown key “lang”.
  Remove it.`,
    )
  })

  const bomb = [...'abcde'].map((name, index) => {
    const of = index === 0 ? 'x' : `*${'abcde'[index - 1]}`
    return `${name}${name}: &${name} [${Array.from({length: 9}, () => of).join(', ')}]`
  })
  test.each([
    ['group: "B', 3, 'Missing closing "quote'],
    ['sort: 1\nsort: 2', 4, 'Map keys must be unique'],
    [bomb.join('\n'), 2, 'Excessive alias count indicates a resource exhaustion attack'],
  ])('says where YAML is not valid, or would grow without end: %s', (yaml, line, problem) => {
    expect(report(`---\ntitle: A\n${yaml}\n---\n`)).toBe(
      `content/guides/caching.md:${line}  bad-front-matter
  This is not valid: ${problem}.
  Fix the syntax.`,
    )
  })

  test('reports every mistake, sorted by line', () => {
    const lines = report('---\nsort: no\ngroop: B\nthirdParty: 1\n---\n').match(/^content.*$/gm)
    expect(lines).toEqual([
      'content/guides/caching.md:1  missing-title',
      'content/guides/caching.md:2  bad-front-matter',
      'content/guides/caching.md:3  unknown-key',
      'content/guides/caching.md:4  bad-front-matter',
    ])
  })
})
