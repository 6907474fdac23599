import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import * as fc from 'fast-check'
import {writeFiles} from '../../tools/temp-folder.ts'

/** A page of a site that is edited at random. */
interface EditedPage {
  readonly title: string
  readonly sort?: number | undefined
  readonly group?: string | undefined
  readonly headings: readonly string[]
  readonly links: readonly string[]
}

/** All that a random edit may change. */
export interface EditedSite {
  readonly pages: Readonly<Record<string, EditedPage>>
  readonly title: string
  readonly imageWidth: number
  readonly redirects: readonly string[]
  readonly hasPackage: boolean
  readonly hasNotification: boolean
}

/** An edit of what has been, latest last; `name` says what it does. */
export interface Edit {
  readonly name: string
  readonly apply: (past: readonly EditedSite[]) => EditedSite
}

const paths = [
  'index.md',
  'guides/index.md',
  'guides/a.md',
  'guides/b.mdx',
  'guides/deep/c.md',
  'api/index.md',
  'api/mode.md',
  'api/flags.md',
  'blog/index.md',
  'blog/2021-01-01-first.md',
  'blog/2022-02-02-second.md',
] as const

const titles = ['Home', 'A', 'B', 'Mode', 'A & <b>', 'Größe']
const headings = ['One', 'Two', 'Mode', 'one', '`code` *it*']
const urls = [
  '/guides/a/',
  '/guides/a/#one',
  '/guides/b/#two',
  '/guides/deep/c/',
  '/api/mode/#mode',
  '/plan/#any',
  '/loaders/val-loader/',
  '/old/',
  'https://example.org/',
]

/** The site before the first edit: eight pages. */
export const firstSite: EditedSite = {
  pages: Object.fromEntries(
    paths
      .filter(path => !/b\.mdx|c\.md|second/.test(path))
      .map((path, index) => [
        path,
        {title: titles[index % 4] ?? '', headings: ['One', 'Two'], links: [urls[index] ?? '/']},
      ]),
  ),
  title: 'Small site',
  imageWidth: 40,
  redirects: ['/old/'],
  hasPackage: false,
  hasNotification: false,
}

/** Writes a site into a content folder: all of it, or what differs from the last one. */
export async function writeSite(dir: string, site: EditedSite, last?: EditedSite): Promise<void> {
  const [before, files] = [last ? filesOf(last) : new Map<string, string>(), filesOf(site)]
  for (const path of before.keys()) if (!files.has(path)) await rm(join(dir, path))
  const changed = [...files].filter(([path, text]) => before.get(path) !== text)
  await writeFiles(dir, Object.fromEntries(changed))
}

function filesOf(site: EditedSite): Map<string, string> {
  const {pages, title, imageWidth, redirects, hasPackage, hasNotification} = site
  const settings = {
    title,
    url: 'https://small.example.org',
    printable: ['guides'],
    ...(hasNotification && {notification: {source: '_news.md', version: '1'}}),
  }
  const rows = redirects.map(from => ({from, to: '/guides/'}))
  return new Map([
    ...Object.entries(pages).map(([path, page]) => [path, textOf(path, page)] as const),
    ['site.json', JSON.stringify(settings)],
    ['redirects.json', JSON.stringify(rows)],
    ['packages.json', hasPackage ? '[{"package": "val-loader", "section": "loaders"}]' : '[]'],
    ['_news.md', `---\ntitle: News\n---\n\n${title} ![Square](/square.svg)\n`],
    ['square.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="30"/>`],
  ])
}

/** Each page shows what depends on others: links, an image, in the API also facts. */
function textOf(path: string, {title, sort, group, headings: written, links}: EditedPage): string {
  const isMode = path === 'api/mode.md'
  const front = [
    `title: ${JSON.stringify(title)}`,
    ...(sort === undefined ? [] : [`sort: ${sort}`]),
    ...(group === undefined ? [] : [`group: ${group}`]),
    ...(isMode ? ['covers:', '  - option:mode'] : []),
  ]
  return [
    `---\n${front.join('\n')}\n---`,
    `See ${links.map(url => `[${title}](${url})`).join(', ')}.`,
    ...written.map(heading => `## ${heading}\n\nText of ${heading}. ![Square](/square.svg)`),
    ...(isMode ? ['::option{path="mode"}'] : []),
    ...(path === 'api/flags.md' ? ['::flags{of="mode"}'] : []),
    '',
  ].join('\n\n')
}

const path = fc.constantFrom(...paths)

function editOf(name: string, change: (site: EditedSite) => Partial<EditedSite>): Edit {
  return {
    name,
    apply(past) {
      const site = past.at(-1) ?? firstSite
      return {...site, ...change(site)}
    },
  }
}

function pageEdit(name: string, at: number, change: Partial<EditedPage>): Edit {
  return editOf(`${name} ${JSON.stringify(change)} at ${at}`, ({pages}) => {
    const names = Object.keys(pages)
    const chosen = names[at % names.length] ?? 'index.md'
    const page = pages[chosen]
    return page ? {pages: {...pages, [chosen]: {...page, ...change}}} : {}
  })
}

function without(pages: EditedSite['pages'], removed: string): EditedSite['pages'] {
  return Object.fromEntries(Object.entries(pages).filter(([name]) => name !== removed))
}

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(path, fc.constantFrom(...titles)).map(([to, title]) =>
    editOf(`add ${to}`, ({pages}) => ({
      pages: {...pages, [to]: pages[to] ?? {title, headings: ['One'], links: ['/guides/a/#one']}},
    })),
  ),
  path
    .filter(removed => removed !== 'index.md')
    .map(removed => editOf(`remove ${removed}`, ({pages}) => ({pages: without(pages, removed)}))),
  fc.tuple(path, path).map(([from, to]) =>
    editOf(`rename ${from} to ${to}`, ({pages}) => {
      const page = pages[from]
      if (!page || from === 'index.md') return {}
      return {pages: {...without(pages, from), [to]: page}}
    }),
  ),
  fc
    .tuple(fc.nat(20), fc.constantFrom(...titles))
    .map(([at, title]) => pageEdit('title', at, {title})),
  fc
    .tuple(fc.nat(20), fc.subarray(headings))
    .map(([at, some]) => pageEdit('headings', at, {headings: some})),
  fc.tuple(fc.nat(20), fc.subarray(urls)).map(([at, links]) => pageEdit('links', at, {links})),
  fc
    .tuple(fc.nat(20), fc.option(fc.integer({min: -1, max: 3}), {nil: undefined}))
    .map(([at, sort]) => pageEdit('sort', at, {sort})),
  fc
    .tuple(fc.nat(20), fc.constantFrom('First', 'Second', undefined))
    .map(([at, group]) => pageEdit('group', at, {group})),
  fc
    .constantFrom(40, 41, 400)
    .map(imageWidth => editOf(`image ${imageWidth}`, () => ({imageWidth}))),
  fc
    .constantFrom('Small site', 'Other & site')
    .map(title => editOf(`site ${title}`, () => ({title}))),
  fc
    .subarray(['/old/', '/older/', '/plan/'])
    .map(redirects => editOf(`redirect ${redirects}`, () => ({redirects}))),
  fc.constant(editOf('package', ({hasPackage}) => ({hasPackage: !hasPackage}))),
  fc.constant(editOf('notify', ({hasNotification}) => ({hasNotification: !hasNotification}))),
  fc.integer({min: 1, max: 3}).map(count => ({
    name: `take ${count} back`,
    apply: (past: readonly EditedSite[]) => past.at(-1 - count) ?? firstSite,
  })),
)

/** Any edit; a failing test prints its name. */
export const edits = anyEdit.map(edit => ({...edit, [fc.toStringMethod]: () => edit.name}))
