import {readFileSync} from 'node:fs'
import {listSections, siteSchema} from '../../tools/content-format/site-settings.ts'

const site = siteSchema.parse(JSON.parse(readFileSync('content/site.json', 'utf8')))

const tools = [
  {title: 'Mode Chooser', url: '/configuration/mode/'},
  {title: 'Word List', url: '/glossary/'},
]

const elsewhere = {configuration: [{title: 'Use Options', url: '/guides/'}]}

const rootPages = {
  'awesome-webpack': 'Awesome webpack',
  branding: 'Branding',
  comparison: 'Comparison',
  coverage: 'Coverage',
  glossary: 'Glossary',
  license: 'License',
}

/** Number of pages in the guides without their index. */
export const GUIDES = 60

const text = 'A paragraph of text.\n\n'.repeat(80)

/** A small site with all that can be around a page, set up as the real one is. */
export const smallSite: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify({...site, tools, elsewhere}),
  '_notification.md': '---\ntitle: News\n---\n\nThere is [news](/blog/2020-01-01-first/).\n',
  'index.md': pageOf({title: 'Home'}),
  ...Object.fromEntries(
    Object.entries(rootPages).map(([name, title]) => [`${name}.md`, pageOf({title}, '## About\n')]),
  ),
  ...Object.fromEntries(
    listSections(site).map(name => [`${name}/index.md`, pageOf({title: `The ${name}`}, text)]),
  ),
  ...Object.fromEntries(
    Array.from({length: GUIDES}, (__, index) => [
      `guides/guide-${index + 1}.md`,
      pageOf({title: `Guide ${index + 1}`, sort: index}, text),
    ]),
  ),
  'guides/getting-started.md': pageOf({title: 'Getting Started'}),
  'api/loaders/context.md': pageOf({title: 'Context'}, '## `this.data`\n\n### `this.data.deep`\n'),
  'blog/2020-01-01-first.md': pageOf({title: 'First'}),
  'configuration/mode.md': pageOf({title: 'Mode', sort: 0}, '## Values\n'),
  'configuration/plain.md': pageOf({title: 'Plain', sort: 1}),
  'configuration/paper.md': pageOf({title: 'Printable', sort: 2}),
  'configuration/output.md': pageOf(
    {title: 'Output', sort: 0, group: 'Options'},
    [
      '### `output.early`',
      '## `output.path`',
      '## `output.library`',
      '### `output.library.name`',
      '### Hints',
      '## Examples',
      text,
    ].join('\n\n'),
  ),
  'configuration/target.md': pageOf({title: 'Target', sort: 1, group: 'Options'}, '## `node`\n'),
  'configuration/stats.md': pageOf({title: 'Stats', group: 'Reports'}),
}

function pageOf(frontMatter: Readonly<Record<string, string | number>>, body = 'Text.\n'): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}
