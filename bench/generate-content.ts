import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createRandom, type Random} from './random.ts'

const SECTIONS = 20

/** Letters of prose and code that make a page about 10 KB. */
const PART_COUNT = 6

const topics =
  'module bundle loader plugin chunk graph runtime cache target entry output asset resolver parser hook'
const verbs = 'resolves transforms emits splits hashes inlines loads traces shares rewrites caches'
const rest =
  'the a its every one with without before after when because which and only each build browser ' +
  'server import export default production development file folder option value name order'
const words = {
  topics: topics.split(' '),
  verbs: verbs.split(' '),
  rest: rest.split(' '),
} as const

/**
 * Writes a home page and `count` pages in 20 sections; the same count always makes the same bytes.
 * Every link leads to a page and a heading that exist.
 */
export async function generateContent(dir: string, count: number): Promise<void> {
  const home = '---\ntitle: Home\n---\n\nA [generated](/section-00/) documentation.\n'
  await mkdir(dir, {recursive: true})
  await writeFile(join(dir, 'index.md'), home)
  for (let index = 0; index < count; index++) {
    const url = urlOf(index)
    const file = index < SECTIONS ? `${url}index.md` : `${url.slice(0, -1)}.md`
    await mkdir(join(dir, `section-${sectionOf(index)}`), {recursive: true})
    await writeFile(join(dir, file), generatePage(index, count))
  }
}

/** 3 → `/section-03/`, 47 → `/section-07/page-47/`. */
function urlOf(index: number): string {
  const section = `/section-${sectionOf(index)}/`
  return index < SECTIONS ? section : `${section}page-${index}/`
}

function sectionOf(index: number): string {
  return String(index % SECTIONS).padStart(2, '0')
}

function generatePage(index: number, count: number): string {
  const random = createRandom(index + 1)
  const link = () => {
    const hash = random.below(2) === 0 ? '' : `#part-${1 + random.below(PART_COUNT)}`
    return `[${random.pick(words.topics)} ${random.pick(words.rest)}](${urlOf(random.below(count))}${hash})`
  }
  const parts = Array.from({length: PART_COUNT}, (_, part) => generatePart(part, random, link))
  return `---
title: Page ${index}
sort: ${Math.floor(index / SECTIONS)}
description: ${sentence(random, () => random.pick(words.topics))}
contributors:
  - writer-${random.below(40)}
  - writer-${40 + random.below(40)}
---

${paragraph(random, link)}

${parts.join('\n\n')}
`
}

function generatePart(part: number, random: Random, link: () => string): string {
  const text = () => paragraph(random, link)
  const list = Array.from({length: 4}, () => `- ${sentence(random, link)}`).join('\n')
  const extras = [
    `\`\`\`js title="webpack.config.mjs"\n${script(random)}\n\`\`\``,
    `> [!TIP]\n> ${sentence(random, link)}`,
    `\`\`\`json\n${data(random)}\n\`\`\``,
    table(random, link),
    `\`\`\`bash\nnpm install --save-dev ${name(random)}-loader\nnpx webpack --mode production\n\`\`\``,
    `1. ${sentence(random, link)}\n2. ${sentence(random, link)}`,
  ]
  return [
    `## Part ${part + 1}`,
    text(),
    list,
    `### Details of part ${part + 1}`,
    text(),
    extras[part] ?? '',
    text(),
  ].join('\n\n')
}

function paragraph(random: Random, link: () => string): string {
  return Array.from({length: 4}, () => sentence(random, link)).join(' ')
}

/** Such as “The loader resolves `chunk12` only when [module each](/section-01/) default file.” */
function sentence(random: Random, link: () => string): string {
  const tail = Array.from({length: 3 + random.below(6)}, () => random.pick(words.rest)).join(' ')
  const middle = [`\`${name(random)}\``, link(), `**${random.pick(words.topics)}**`]
  const verb = random.pick(words.verbs)
  return `The ${random.pick(words.topics)} ${verb} ${random.pick(middle)} ${tail}.`
}

function table(random: Random, link: () => string): string {
  const rows = Array.from({length: 6}, () => `| \`${name(random)}\` | string | ${link()} |`)
  return ['| Option | Type | What it sets |', '| --- | --- | --- |', ...rows].join('\n')
}

function script(random: Random): string {
  const rules = Array.from(
    {length: 4},
    () => `      {test: /\\.${name(random)}$/, use: "${name(random)}-loader"}, // one rule`,
  )
  return `import path from "node:path";

export default {
  mode: "production",
  entry: {${name(random)}: "./src/${name(random)}.js"},
  module: {
    rules: [
${rules.join('\n')}
    ],
  },
  output: {path: path.resolve(import.meta.dirname, "dist"), clean: true},
};`
}

function data(random: Random): string {
  const names = Array.from({length: 5}, () => name(random))
  return JSON.stringify({name: names[0], version: '1.0.0', dependencies: names}, undefined, 2)
}

function name(random: Random): string {
  return `${random.pick(words.topics)}${random.below(1000)}`
}
