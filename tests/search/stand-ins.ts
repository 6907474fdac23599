import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import names from '../fixtures/search/names.json' with {type: 'json'}
import {buildHookPages} from './hook-pages.ts'
import type {StandIn} from './stand-in.ts'

/** Stands in for planned pages: short texts, and names from the webpack that is installed. */
export async function buildStandIns(): Promise<StandIn[]> {
  return [
    ...readGuides(),
    ...buildOptionPages(),
    ...buildCliPage(),
    ...(await buildHookPages()),
    ...buildPluginPages(),
    ...buildPackagePages(),
  ]
}

const require = createRequire(import.meta.url)

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

function readSchema(name: string): Schema {
  const schema: Schema = require(`webpack/schemas/${name}.json`)
  return schema
}

function readGuides(): StandIn[] {
  const file = new URL('../fixtures/search/guides.md', import.meta.url)
  return readFileSync(file, 'utf8')
    .split(/^@ /m)
    .slice(1)
    .map(page => {
      const [head = '', ...lines] = page.split('\n')
      const [url = '', title = ''] = head.split(' | ')
      return {url, title, text: lines.join('\n')}
    })
}

/** A heading for each option, down to the third level: `output.library.type`. */
function buildOptionPages(): StandIn[] {
  const root = readSchema('WebpackOptions')
  const texts = new Map<string, string[]>()
  const pageOf = new Map(
    Object.entries(names.pages).flatMap(([keys, url]) => keys.split(' ').map(key => [key, url])),
  )
  for (const [name, schema] of Object.entries(root.properties ?? {})) {
    const url = pageOf.get(name) ?? '/configuration/other-options/'
    const text = describeOptions({path: name, schema, root, depth: 1})
    texts.set(url, [...(texts.get(url) ?? []), ...text])
  }
  const rules = propertiesOf({$ref: '#/definitions/RuleSetRule'}, root)
  const ruleTexts = [...rules].flatMap(([name, schema]) => describe(`Rule.${name}`, schema, root))
  texts.get('/configuration/module/')?.push(...ruleTexts)
  const devServer = names.devServer.split(' ').map(name => `## devServer.${name}\n\nAn option.`)
  texts.set('/configuration/dev-server/', ['Options of webpack-dev-server.', ...devServer])
  const titles: Readonly<Record<string, string>> = names.titles
  return [...texts].map(([url, parts]) => {
    const [, name = ''] = /([^/]+)\/$/.exec(url) ?? []
    const title = titles[url] ?? name.replace(/^./, letter => letter.toUpperCase())
    return {url, title, text: parts.join('\n\n')}
  })
}

interface Option {
  readonly path: string
  readonly schema: Schema
  readonly root: Schema
  readonly depth: number
}

function describeOptions({path, schema, root, depth}: Option): string[] {
  const inside = depth < 3 && !/Chunks$|Loader$/.test(path) ? propertiesOf(schema, root) : new Map()
  return [
    ...describe(path, schema, root),
    ...[...inside].flatMap(([name, option]: [string, Schema]) =>
      describeOptions({path: `${path}.${name}`, schema: option, root, depth: depth + 1}),
    ),
  ]
}

function describe(path: string, schema: Schema, root: Schema): string[] {
  const description = schema.description ?? resolve(schema, root).description ?? 'An option.'
  const heading = path.includes('.') && path.split('.').length > 2 ? '###' : '##'
  return [`${heading} ${escape(path)}`, escape(description)]
}

function resolve(schema: Schema, root: Schema): Schema {
  const [, name = ''] = /^#\/definitions\/(.+)$/.exec(schema.$ref ?? '') ?? []
  const target = root.definitions?.[name]
  return target ? resolve(target, root) : schema
}

/** The properties of an object, wherever among its alternatives they stand. */
function propertiesOf(schema: Schema, root: Schema): Map<string, Schema> {
  const {properties = {}, oneOf = [], anyOf = []} = resolve(schema, root)
  const inside = [...oneOf, ...anyOf].flatMap(one => [...propertiesOf(one, root)])
  return new Map([...inside, ...Object.entries(properties)])
}

function buildCliPage(): StandIn[] {
  const {cli}: {cli: {getArguments(): Record<string, {description?: string}>}} = require('webpack')
  const flags = Object.entries(cli.getArguments())
    .filter(([name]) => name.split('-').length <= 4)
    .map(([name, {description}]) => `### --${name}\n\n${escape(description ?? '')}`)
  const own = names.cliFlags.split(' ').map(flag => `### ${flag}\n\nA flag of webpack-cli.`)
  const text = [
    'webpack is run from the command line by webpack-cli.',
    '## Flags',
    ...own,
    ...flags,
  ]
  return [{url: '/api/cli/', title: 'Command Line Interface', text: text.join('\n\n')}]
}

/** A page for each plugin that webpack exports, with its options if there is a schema of them. */
function buildPluginPages(): StandIn[] {
  const webpack: {optimize: object; container: object; debug: object} = require('webpack')
  const groups = [webpack, webpack.optimize, webpack.container, webpack.debug]
  const plugins = new Set(groups.flatMap(group => Object.keys(group)))
  const split = propertiesOf(
    {$ref: '#/definitions/OptimizationSplitChunksOptions'},
    readSchema('WebpackOptions'),
  )
  return [...plugins]
    .filter(name => name.endsWith('Plugin'))
    .map(title => {
      const url = `/plugins/${title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`
      const options = title === 'SplitChunksPlugin' ? split : optionsOf(title)
      const texts = [...options].flatMap(([name, {description = 'An option.'}]) => [
        `### ${title === 'SplitChunksPlugin' ? 'splitChunks.' : ''}${name}`,
        escape(description),
      ])
      const usage = `\`\`\`js\nnew webpack.${title}(options)\n\`\`\``
      return {
        url,
        title,
        text: [`The \`${title}\`.`, '## Usage', usage, '## Options', ...texts].join('\n\n'),
      }
    })
}

function optionsOf(plugin: string): Map<string, Schema> {
  for (const folder of ['', 'optimize/', 'container/', 'debug/', 'dll/']) {
    try {
      const root = readSchema(`plugins/${folder}${plugin}`)
      return propertiesOf(root, root)
    } catch {
      continue // the plugin has no schema there
    }
  }
  return new Map()
}

/** Loaders and plugins that are packages of their own: how they are installed, and some options. */
function buildPackagePages(): StandIn[] {
  return Object.entries(names.packages).map(([name, {text: purpose, options}]) => {
    const isLoader = name.endsWith('-loader')
    const title = isLoader
      ? name
      : name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
    const texts = options.split(' ').map(option => `### ${option}\n\nAn option of ${name}.`)
    const install = `To begin, install \`${name}\`:\n\n\`\`\`bash\nnpm install ${name} --save-dev\n\`\`\``
    const text = [purpose, '## Getting Started', install, '## Options', ...texts].join('\n\n')
    return {url: `/${isLoader ? 'loaders' : 'plugins'}/${name}/`, title, text}
  })
}

function escape(text: string): string {
  return text.replaceAll(/[<>{}*_[\]\\`]/g, String.raw`\$&`)
}
