import {describe, expect, test} from 'vitest'
import {searchFiles} from '../../search/file-formats.ts'
import {createSearch} from '../../search/engine.ts'
import type {MarkedText} from '../../search/hit.ts'
import {buildFactSet} from '../../tools/facts/fact-set.ts'
import {indexPages, noRules, page} from './searchable-site.ts'

const SPLITTING = 'Cut a bundle with `optimization.splitChunks`.'

const pages = [
  page('index.md', 'Home', 'A bundler.'),
  page('guides/index.md', 'Guides', 'All guides.'),
  page('guides/splitting.md', 'Code Splitting', SPLITTING, '## Dynamic imports', 'Load 🙂 later.'),
  page('guides/hmr.md', 'Hot Module Replacement', 'Swap.', '## Errors', '### It fails', 'Why.'),
  page('configuration/output.md', 'Output', '## output.path', '## output.publicPath', 'A URL.'),
  page('odd.md', 'Odd words', '## constructor', 'Of a class.', '## `__proto__`', 'Of an object.'),
]

const site = await indexPages(pages, {
  search: {
    ...noRules,
    synonyms: {'hot module replacement': ['live reload']},
    reference: ['configuration'],
  },
})
const {search} = createSearch(site.read)

async function urlsOf(query: string, limit?: number): Promise<string[]> {
  return (await search(query, limit)).map(({url}) => url)
}

/** The URL of the best hit on another site. */
async function findBest(query: string, ...options: Parameters<typeof indexPages>): Promise<string> {
  const {read} = await indexPages(...options)
  const [hit] = await createSearch(read).search(query, 1)
  return hit?.url ?? ''
}

/** `Code Splitting` with marks on the second word → `Code [Splitting]`. */
function show({text, marks}: MarkedText): string {
  return marks
    .toReversed()
    .reduce(
      (shown, [start, end]) =>
        `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    )
}

describe('search', () => {
  test.each([
    ['a name', 'output.publicPath', '/configuration/output/#outputpublicpath'],
    ['a name in other letters', 'OUTPUT PUBLICPATH', '/configuration/output/#outputpublicpath'],
    ['the end of a name', 'publicPath', '/configuration/output/#outputpublicpath'],
    ['a part of a name', 'splitChunks', '/guides/splitting/'],
    ['the beginning of a name', 'output.pub', '/configuration/output/#outputpublicpath'],
    ['another form of a word', 'import dynamically', '/guides/splitting/#dynamic-imports'],
    ['an abbreviation', 'HMR', '/guides/hmr/'],
    ['a synonym', 'live reload', '/guides/hmr/'],
    ['a misspelt word', 'code spliting', '/guides/splitting/'],
    ['two letters that changed places', 'ouptut.path', '/configuration/output/#outputpath'],
    ['two mistakes in a long word', 'repalcemnt', '/guides/hmr/'],
    ['a heading and its page', 'hot module replacement it fails', '/guides/hmr/#it-fails'],
    ['a word that every object has', 'constructor', '/odd/#constructor'],
    ['another', '__proto__', '/odd/#__proto__'],
    [
      'what a name ends with, if nothing has the complete name',
      'compiler.output.publicPath',
      '/configuration/output/#outputpublicpath',
    ],
  ])('finds %s: %s', async (_, query, url) => {
    expect((await urlsOf(query))[0]).toBe(url)
  })

  test('finds what has some of the words if nothing has all of them', async () => {
    expect(await urlsOf('dynamic zebra imports')).toContain('/guides/splitting/#dynamic-imports')
  })

  test.each(['', '   ', '.', '*', '🙂', '\uD800', '?!', 'zzzzqqqq'])(
    'finds nothing for “%s”',
    async query => {
      expect(await search(query)).toEqual([])
    },
  )

  test('answers however long the query is', async () => {
    expect(await search('output '.repeat(2000))).not.toEqual([])
    expect(await search('x'.repeat(10_000))).toEqual([])
  })

  test('finds nothing on a site without pages', async () => {
    expect(await findBest('output', [])).toBe('')
  })

  test('finds words that every page has only where there is nothing else', async () => {
    expect(await urlsOf('it')).toEqual(['/guides/hmr/#it-fails'])
  })

  test('has as many hits as are asked for', async () => {
    expect(await urlsOf('o', 2)).toHaveLength(2)
    expect(await urlsOf('o', 0)).toEqual([])
  })

  test('says where a hit is, and marks what was found', async () => {
    const [hit] = await search('fails module')
    expect(hit).toMatchObject({url: '/guides/hmr/#it-fails', group: 'Guides'})
    const texts = hit && [hit.title, ...hit.headings, hit.excerpt].map(show)
    expect(texts).toEqual(['Hot [Module] Replacement', 'Errors', 'It [fails]', 'Why.'])
  })

  test('marks a part of a name, the beginning of a word, and what follows a pair of surrogates', async () => {
    const [output] = await search('publicPath')
    expect(output?.headings.map(show)).toEqual(['output.[publicPath]'])
    const [dynamic] = await search('load lat')
    expect(dynamic && show(dynamic.excerpt)).toBe('[Load] 🙂 [lat]er.')
  })

  test('shows the first sentence, or its beginning, wherever the word is', async () => {
    const long = `A page about haystacks, e.g. of hay. ${'Filler of no use. '.repeat(30)}A needle.`
    const other = await indexPages([
      page('index.md', 'Home', long),
      page('long.md', 'Long', `Without an end ${'and so on '.repeat(30)}to a needle.`),
    ])
    const [hit, further] = await createSearch(other.read).search('needle haystacks')
    expect(hit && show(hit.excerpt)).toBe('A page about [haystacks], e.g. of hay.')
    expect(further?.excerpt.text).toMatch(/^Without an end .*…$/)
    expect(further?.excerpt.text.length).toBeLessThanOrEqual(72)
  })

  test.each([
    ['a page by what is asked about, not an option called like it', 'what is a loader', 'loaders'],
    ['an option by a value that its table explains', 'eval-map', 'devtool'],
    ['a flag by its dashes, and not an option', '--mode', 'cli/#--mode'],
    ['a package by its name, not a page that is called like the end of it', 'tidy-plugin', 'copy'],
  ])('finds %s', async (_, query, url) => {
    const sources = [
      page('rules.md', 'Rules', '## loader', 'A loader. The loader of a loader.'),
      page('loaders.md', 'Loaders', 'Turn files into modules.'),
      page('devtool.md', 'Devtool', '| Value |\n| - |\n| `eval-map` |'),
      page('other.md', 'Eval Map Dev Tool Plugin', 'Makes an eval map.'),
      page('mode.md', 'Mode', '## mode', 'The mode.'),
      page('cli.md', 'Command Line', '## --mode', 'Sets the mode.'),
      page('plugins/index.md', 'Plugin', 'A plugin.'),
      page('copy.md', 'Copy', 'Files. It replaces `tidy-plugin`.'),
    ]
    expect(await findBest(query, sources)).toMatch(new RegExp(`^/${url}/?$`))
  })

  test.each([
    ['inline images', '/assets/#data-urls'],
    ['base64', '/assets/#data-urls'],
    ['inline', '/loaders/#inline'],
  ])('finds a section by what readers type before one with the words: %s', async (query, url) => {
    const sources = [
      page('assets.md', 'Assets', 'Files.\n\n## Data URLs\n\nNo request.'),
      page('loaders.md', 'Loaders', 'An image inline, or another.\n\n## Inline\n\nAn image.'),
    ]
    const queries = {'/assets/#data-urls': ['inline an image', 'base64']}
    expect(await findBest(query, sources, {search: {...noRules, queries}})).toBe(url)
  })

  test('says the default of an option that a section is about, if it is short', async () => {
    const defaults = {'output.clean': 'false', 'output.hash': 'md4', context: 'x'.repeat(41)}
    const facts = Object.entries(defaults).map(([name, value]) => {
      const both = {development: value, production: value}
      return {id: `option:${name}`, kind: 'option', name, default: both} as const
    })
    const block = (path: string) => `::option{path="${path}"}\n\nWidget.`
    const [clean, context, hash] = ['output.clean', 'context', 'output.hash'].map(block)
    const text = ['## clean', clean, '## context', context, '## two', clean, hash].join('\n\n')
    const other = await indexPages([page('configuration/output.md', 'Output', text)], {
      known: {facts: buildFactSet([{facts}]), coverage: undefined},
    })
    const hits = await createSearch(other.read).search('widget')
    const found = hits.map(({url, defaultValue}) => [url.replace(/.*#/, ''), defaultValue])
    expect(found.toSorted()).toEqual([
      ['clean', 'false'],
      ['context', undefined],
      ['two', undefined],
    ])
  })

  test('lets other pages come before the fourth hit of one page', async () => {
    const many = Array.from({length: 6}, (_, index) => `## Widget ${index}\n\nA widget.`)
    const other = await indexPages([
      page('index.md', 'Widget', ...many),
      page('other.md', 'Other', 'Names a widget once, and says much else besides.'),
    ])
    const hits = await createSearch(other.read).search('widget')
    expect(hits.findIndex(({url}) => url === '/other/')).toBe(3)
    expect(hits).toHaveLength(8)
  })

  describe('on a site in Chinese and Japanese', async () => {
    const other = await indexPages([
      page('index.md', '首页', '一个模块打包工具。'),
      page('cache.md', '缓存', '持久化缓存可以加快二次构建的速度。它把结果写入磁盘。'),
      page('split.md', '代码分割', '使用splitChunks拆分代码。', '## 配置', '速度很重要。'),
      page('ja.md', 'モジュール', 'モジュールが見つかりません。画像を読み込む。'),
    ])
    const engine = createSearch(other.read)

    test.each([
      ['加快', '/cache/', '持久化缓存可以[加快]二次构建的速度。'],
      ['加', '/cache/', '持久化缓存可以[加]快二次构建的速度。'],
      ['速', '/cache/', '持久化缓存可以加快二次构建的[速]度。'],
      ['splitChunks 拆分', '/split/', '使用[splitChunks拆分]代码。'],
      ['見つかり', '/ja/', 'モジュールが[見つかり]ません。'],
      ['ｼﾞｭｰﾙ', '/ja/', 'モ[ジュール]が見つかりません。'],
    ])('finds text within a run: %s', async (query, url, excerpt) => {
      const [hit] = await engine.search(query)
      expect([hit?.url, hit && show(hit.excerpt)]).toEqual([url, excerpt])
    })

    test('finds the last character of a run, and nothing for other text', async () => {
      const urls = (await engine.search('具')).map(({url}) => url)
      expect(urls).toEqual(['/'])
      expect(await engine.search('数据库')).toEqual([])
    })
  })
})

describe('the files of the index', () => {
  test('are read once, by queries at the same time as well', async () => {
    const asked: string[] = []
    const counting = createSearch(url => {
      asked.push(url)
      return site.read(url)
    })
    await counting.warmUp()
    expect(asked).toEqual([searchFiles.index])
    await Promise.all([counting.search('output'), counting.search('output.path')])
    await counting.search('output')
    expect(asked).toEqual([...new Set(asked)])
  })

  test('are asked for again after they could not be read', async () => {
    let isDown = true
    const failing = createSearch(url =>
      isDown ? Promise.reject(new Error('offline')) : site.read(url),
    )
    await expect(failing.search('output')).rejects.toThrow('offline')
    await expect(failing.warmUp()).rejects.toThrow('offline')
    isDown = false
    expect(await failing.search('output')).not.toEqual([])
  })

  test('are read again when there is another version of them', async () => {
    let files = site
    const search2 = createSearch(url => files.read(url))
    await search2.search('output')
    files = await indexPages([page('new.md', 'Brand new', 'Fresh.'), ...pages])
    expect((await search2.search('brand')).map(({url}) => url)).toEqual(['/new/'])
  })

  test('that never fit together reject the query', async () => {
    const other = await indexPages([page('new.md', 'Brand new', 'Fresh.')])
    const mixed = createSearch(url => (url === searchFiles.index ? other : site).read(url))
    await expect(mixed.search('output')).rejects.toThrow('There is a newer index of search')
  })
})

const STACK = `/home/me/shop/index.js:1
import a from './a.js'
SyntaxError: Cannot use import statement outside a module
    at wrapSafe (node:internal/modules/cjs/loader:1378:20)
    at Module._compile (node:internal/modules/cjs/loader:1428:41)`

describe('a pasted message', async () => {
  const table = '| Message |\n| --- |\n| `EISDIR: illegal operation on a directory` |'
  const [imports, files] = [
    'Cannot use import statement outside a module',
    "Can't read './card' in …",
  ].map(line => `~~~text\n${line}\n~~~`)
  const explained = await indexPages([
    page('index.md', 'Home', 'A bundler.'),
    page(
      'guides/crypto.md',
      'Crypto in /home/me/shop',
      '## Module not found',
      'Error: the configuration of `crypto` in 524 chunks.',
    ),
    page(
      'guides/lines.md',
      'Lines',
      `Text.\n\n## Import\n\n${imports}`,
      `## Folders\n\n${table}`,
      "## Can't resolve 'lodash'\n\nInstall it.",
      `## Files\n\n${files}`,
    ),
    page(
      'errors/resolve.md',
      'Resolve Errors',
      '## Module not found',
      'Polyfills are not included.\n\n## Conflicting filename\n\nText.',
    ),
  ])
  const engine = createSearch(explained.read)
  const firstOf = async (query: string) => (await engine.search(query))[0]?.url

  test.each([
    "Module not found: Error: Can't resolve 'crypto' in '/home/me/shop/src'",
    '[webpack-cli] ✖ Error: Module not found\n    at crypto (/home/me/shop/guides/crypto.js:52:4)',
  ])('leads to the entry of the error, whatever names it contains: %j', async message => {
    expect(await firstOf(message)).toBe('/errors/resolve/#module-not-found')
  })

  test.each([
    ['that contains nothing else keeps its names', '"crypto" '.repeat(7)],
    [
      'is not a question, however long',
      'where is the configuration of "crypto" in the chunks of a shop',
    ],
    ['is not a short query with such names', '"crypto"'],
  ])('%s', async (_, query) => {
    expect(await firstOf(query)).toMatch('/guides/crypto/')
  })

  test.each([
    ['the line of a block of code', 'Uncaught SyntaxError: Cannot use import statement', 'import'],
    ['the page of a block of code, with a stack', STACK, ''],
    ['the line in a table', 'Error: EISDIR: illegal operation on a directory, read', 'folders'],
    [
      'the entry that has the same name in its heading',
      "Module not found: Error: Can't resolve 'lodash' in '/home/me'",
      'cant-resolve-lodash',
    ],
    [
      'the line that has another relative path',
      "ERROR in main: Error: can't read '../shop/cart.js' in its own folder",
      'files',
    ],
  ])('leads to %s', async (_, message, id) => {
    expect(await firstOf(message)).toContain(`/guides/lines/#${id}`)
  })

  test('is explained by the section on errors, even if it is short', async () => {
    const source = (path: string) => page(path, 'Old file', '## Unknown file\n\nWhy.')
    const sources = [source('guides/files.md'), source('errors/files.md')]
    const rules = {...noRules, messages: ['errors']}
    expect(await findBest('unknown file', sources, {search: rules})).toBe(
      '/errors/files/#unknown-file',
    )
  })
})
