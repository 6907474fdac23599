import {readFileSync} from 'node:fs'
import {siteSchema} from '../../tools/content-format/site-settings.ts'

const fence = '```'

/** Name of a post. */
export const post = '2020-10-10-a-release'

/** A page with everything that a page can have. */
const everything = `---
title: Everything
thirdParty: true
repo: https://github.com/webpack/everything
contributors:
  - one
  - two
  - three
related:
  - title: Elsewhere
    url: https://example.org/elsewhere/
---

Text with \`inline code\`, a [page](/guides/next/#a-part), [elsewhere](https://example.org/) and
\`aVeryLongNameOfAnOption.thatNoLineOfAPhone.canHoldInOneLine.soItHasToBreak\`.[^1]

[^1]: A note.

> [!TIP]
> An aside.

> [!CAUTION]
> Another one.

${fence}js title="webpack.config.js" {2}
module.exports = {
  entry: "./src/index.js", // a comment that makes this line longer than a page of this site is wide, by far
}
${fence}

${fence}diff
-const before = 1
+const after = 2
${fence}

:::tabs{sync=package-manager}
${fence}bash title="npm"
npm install --save-dev webpack
${fence}
${fence}bash title="yarn"
yarn add --dev webpack
${fence}
:::

:::columns
${fence}js title="a.js"
export const a = 1
${fence}
${fence}js title="b.js"
export const b = 2
${fence}
:::

## A part

| Option | Type | Default | Meaning |
| --- | --- | ---: | --- |
| \`output.filename\` | \`string\`, \`(pathData, assetInfo) => string\` | \`[name].js\` | How files are named. |
| \`mode\` | \`string\` | \`production\` | Which defaults there are. |

- [x] done
- [ ] not done

| Option | Meaning |
| --- | --- |
| :option[publicPath]{path="output.publicPath"} | Where files are reached. |
| :option[destructuring]{path="output.environment.destructuring"} | What is known of it. |

- :hook{name="Compiler.emit"}: before files are written

### \`everything.option\`

::option{path="devtool"}

::option{path="optimization.minimizeOptions"}

:badge[5.109.0+] A quote:

> Quoted.

### Another

${'A paragraph that fills the page.\n\n'.repeat(12)}

## The end

The end, and [the first part](#a-part).
`

/** A site that has every screen, with the header, the home page and the notification of the real one. */
export const pages: Readonly<Record<string, string>> = {
  ...linkedPages(),
  // Its sponsors are shown as if their snapshot were new.
  'site.json': JSON.stringify({...JSON.parse(readContent('site.json')), sponsorsMaxAge: 36_500}),
  'index.md': readContent('index.md'),
  '_notification.md': readContent('_notification.md'),
  'guides/index.md':
    '---\ntitle: Guides\nsort: -1\ngroups:\n  Start: [everything, next]\n  More: [last]\n---\n\nRead [everything](/guides/everything/#the-end).\n',
  'guides/everything.md': everything,
  'guides/next.md':
    '---\ntitle: Next\n---\n\n## A part\n\nText.\n\n### Below it\n\nText.\n\n## Another part\n\nText.\n',
  'guides/last.md': '---\ntitle: Last\n---\n\nText.\n',
  'configuration/explorer/index.md': '---\ntitle: Explorer\n---\n\nQuestions and answers.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\nWhat is new.\n',
  [`blog/${post}.md`]:
    '---\ntitle: A release\n---\n\nIt is out.\n\n## What is in it\n\nMuch.\n\n## Thanks\n\nYou.\n',
  'blog/2021-01-31-a-plan.md': '---\ntitle: A plan\n---\n\nWhat comes next.\n',
  'redirects.json': JSON.stringify([
    {from: '/guides/old/', hash: '#part', to: '/guides/everything/'},
    {from: '/guides/old/', to: '/guides/next/'},
  ]),
  'sponsors.json': JSON.stringify({
    snapshotDate: '2020-03-31',
    currency: 'USD',
    sponsors: [
      sponsor('Aurora', 60_000, 600, '2020-03-31'),
      sponsor('Boreal', 12_000),
      sponsor('Cirrus', 3000),
      ...Array.from({length: 5}, (_, index) => sponsor(`Delta ${index}`, 300)),
      ...Array.from({length: 12}, (_, index) => sponsor(`Backer ${index}`, 1 + index)),
    ],
  }),
}

/** Every page that the header, its tools, the footer, the home page and the notification lead to, by its file. */
function linkedPages(): Record<string, string> {
  const site = siteSchema.parse(JSON.parse(readContent('site.json')))
  const {header = [], tools, elsewhere, footer} = site
  const sections = header.flatMap(link => [link, ...link.sections])
  const links = [...sections, ...tools, ...Object.values(elsewhere).flat(), ...footer]
  const texts = readContent('index.md') + readContent('_notification.md')
  const found = texts.matchAll(/\]\((\/[^)#]+\/)/g)
  const urls = [...links.map(({url}) => url), ...[...found].map(([, url = '']) => url)]
  return Object.fromEntries(
    urls
      .filter(url => url.startsWith('/'))
      .map(url => [`${url.slice(1)}index.md`, `---\ntitle: "${titleOf(url)}"\n---\n\nText.\n`]),
  )
}

/** `/awesome-webpack/` → `awesome webpack` */
function titleOf(url: string): string {
  return url.split('/').at(-2)?.replace('-', ' ') ?? ''
}

function readContent(file: string): string {
  return readFileSync(`content/${file}`, 'utf8')
}

/** A sponsor with an image, who gave so many dollars, in total and in a month. */
export function sponsor(name: string, total: number, monthly = total / 100, day = '2016-01-01') {
  const slug = name.toLowerCase().replace(' ', '-')
  return {
    name,
    slug,
    avatar: `https://images.opencollective.com/${slug}/logo.png`,
    firstDonation: `${day}T00:00:00.000Z`,
    totalDonations: total * 100,
    monthlyDonations: monthly * 100,
  }
}
