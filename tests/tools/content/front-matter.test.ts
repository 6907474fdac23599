import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from '../../../tools/content/front-matter.ts'
import {formatIssues} from '../../../tools/content/issue.ts'

function report(source: string): string {
  return formatIssues(parseFrontMatter(source, 'guides/caching.md').issues)
}

describe('parseFrontMatter', () => {
  test('splits a source into its front matter and the text below', () => {
    expect(parseFrontMatter('---\ntitle: Caching\n---\nText.\n', 'caching.md')).toEqual({
      frontMatter: {title: 'Caching'},
      text: 'Text.\n',
      lineOffset: 3,
      issues: [],
    })
  })

  test('reads every key', () => {
    const source = `---
title: Caching
sort: 3
group: Basics
description: How browsers keep files.
date: 2024-02-29
contributors:
  - some-body
  - other_1
related:
  - title: HTTP
    url: https://example.org/http
source: https://example.org/source.md
edit: https://example.org/edit
repo: https://example.org/repo
thirdParty: true
---
`
    expect(parseFrontMatter(source, 'caching.md')).toMatchObject({
      frontMatter: {
        title: 'Caching',
        sort: 3,
        group: 'Basics',
        description: 'How browsers keep files.',
        date: '2024-02-29',
        contributors: ['some-body', 'other_1'],
        related: [{title: 'HTTP', url: 'https://example.org/http'}],
        source: 'https://example.org/source.md',
        edit: 'https://example.org/edit',
        repo: 'https://example.org/repo',
        thirdParty: true,
      },
      issues: [],
    })
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

  test('says which ids have to be in quotes, and that they have no #', () => {
    expect(report('---\ntitle: A\nmoved:\n  old: 404\n  "#older": new\n---\n')).toBe(
      `content/guides/caching.md:4  bad-front-matter
  The value of “moved.old” is not valid: has to be text: put an id of digits only in quotes.
  Change the value.

content/guides/caching.md:5  bad-front-matter
  The value of “moved.#older” is not valid: the key has to be an id, without #.
  Change the value.`,
    )
  })

  test('takes a byte order mark before the front matter', () => {
    const {frontMatter, text} = parseFrontMatter('\uFEFF---\ntitle: A\n---\nText.', 'a.md')
    expect({frontMatter, text}).toEqual({frontMatter: {title: 'A'}, text: 'Text.'})
  })

  test('takes front matter with nothing below', () => {
    expect(parseFrontMatter('---\ntitle: A\n---', 'a.md')).toMatchObject({
      frontMatter: {title: 'A'},
      text: '',
    })
  })

  test('leaves a rule further down in the text', () => {
    const {text} = parseFrontMatter('---\ntitle: A\n---\nOne.\n\n---\n\nTwo.\n', 'a.md')
    expect(text).toBe('One.\n\n---\n\nTwo.\n')
  })

  test('trims the title', () => {
    expect(parseFrontMatter('---\ntitle: "  A "\n---\n', 'a.md').frontMatter).toEqual({title: 'A'})
  })

  test('says that a source without front matter has no title', () => {
    expect(report('# Caching\n')).toBe(
      `content/guides/caching.md:1  missing-title
  The page has no title.
  Begin the file with front matter: a line ---, a line “title: …”, a line ---.`,
    )
  })

  test('says that front matter without a title has none', () => {
    expect(report('---\nsort: 1\n---\n')).toBe(
      `content/guides/caching.md:1  missing-title
  The page has no title.
  Begin the file with front matter: a line ---, a line “title: …”, a line ---.`,
    )
  })

  test.each(['---\n---\nText.\n', '---\n\n---\nText.\n'])(
    'says that empty front matter has no title: %j',
    source => expect(report(source)).toContain('missing-title'),
  )

  test('says where the title is empty', () => {
    expect(report('---\nsort: 1\ntitle: ""\n---\n')).toBe(
      `content/guides/caching.md:3  bad-front-matter
  The value of “title” is not valid: Too small: expected string to have >=1 characters.
  Change the value.`,
    )
  })

  test('suggests the key that was meant', () => {
    expect(report('---\ntitle: Caching\ncontributers: [somebody]\n---\n')).toBe(
      `content/guides/caching.md:3  unknown-key
  Unknown key “contributers”.
  Did you mean “contributors”?`,
    )
  })

  test('lists the keys where none is close to the one that was written', () => {
    expect(report('---\ntitle: Caching\ntranslatedFrom: de\n---\n')).toBe(
      `content/guides/caching.md:3  unknown-key
  Unknown key “translatedFrom”.
  Known keys: title, sort, group, description, date, updated, contributors, related, source, edit, repo, thirdParty, moved, covers.`,
    )
  })

  test('names an unknown key of a related link and its line', () => {
    const source =
      '---\ntitle: A\nrelated:\n  - title: B\n    url: https://b.org\n    lang: en\n---\n'
    expect(report(source)).toBe(
      `content/guides/caching.md:6  unknown-key
  Unknown key “lang”.
  Remove it.`,
    )
  })

  test('says which value has the wrong type, and where', () => {
    expect(report('---\ntitle: Caching\nsort: first\n---\n')).toBe(
      `content/guides/caching.md:3  bad-front-matter
  The value of “sort” is not valid: Invalid input: expected number, received string.
  Change the value.`,
    )
  })

  test('names the place of a wrong value in a list', () => {
    expect(report('---\ntitle: A\ncontributors:\n  - good\n  - not good\n---\n')).toBe(
      `content/guides/caching.md:5  bad-front-matter
  The value of “contributors.1” is not valid: a GitHub user name.
  Change the value.`,
    )
  })

  test('refuses a day that does not exist', () => {
    expect(report('---\ntitle: A\ndate: 2023-02-29\n---\n')).toBe(
      `content/guides/caching.md:3  bad-front-matter
  The value of “date” is not valid: Invalid ISO date.
  Change the value.`,
    )
  })

  test('says where the YAML is not valid', () => {
    expect(report('---\ntitle: A\ngroup: "B\n---\nText.\n')).toBe(
      `content/guides/caching.md:3  bad-front-matter
  This is not valid: Missing closing "quote.
  Fix the syntax.`,
    )
  })

  test('refuses a key that is there twice', () => {
    expect(report('---\ntitle: A\nsort: 1\nsort: 2\n---\n')).toBe(
      `content/guides/caching.md:4  bad-front-matter
  This is not valid: Map keys must be unique.
  Fix the syntax.`,
    )
  })

  test('refuses aliases that would grow without end', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [name, of] of ['ba', 'cb', 'dc', 'ed'].map(pair => [...pair])) {
      lines.push(`${name}: &${name} [${Array.from({length: 9}, () => `*${of}`).join(', ')}]`)
    }
    expect(report(`---\ntitle: A\n${lines.join('\n')}\n---\n`)).toBe(
      `content/guides/caching.md:4  bad-front-matter
  This is not valid: Excessive alias count indicates a resource exhaustion attack.
  Fix the syntax.`,
    )
  })

  test('refuses addresses that are not web pages', () => {
    expect(report('---\ntitle: A\nrepo: "javascript:alert(1)"\n---\n')).toBe(
      `content/guides/caching.md:3  bad-front-matter
  The value of “repo” is not valid: not an http(s) address.
  Change the value.`,
    )
  })

  test('refuses related links that are neither pages nor web pages', () => {
    const source = '---\ntitle: A\nrelated:\n  - title: B\n    url: "javascript:alert(1)"\n---\n'
    expect(report(source)).toBe(
      `content/guides/caching.md:5  bad-front-matter
  The value of “related.0.url” is not valid: neither a page nor an http(s) address.
  Change the value.`,
    )
  })

  test('reports every mistake, sorted by line', () => {
    expect(report('---\nsort: no\ngroop: B\nthirdParty: 1\n---\n')).toBe(
      `content/guides/caching.md:1  missing-title
  The page has no title.
  Begin the file with front matter: a line ---, a line “title: …”, a line ---.

content/guides/caching.md:2  bad-front-matter
  The value of “sort” is not valid: Invalid input: expected number, received string.
  Change the value.

content/guides/caching.md:3  unknown-key
  Unknown key “groop”.
  Did you mean “group”?

content/guides/caching.md:4  bad-front-matter
  The value of “thirdParty” is not valid: Invalid input: expected boolean, received number.
  Change the value.`,
    )
  })
})
