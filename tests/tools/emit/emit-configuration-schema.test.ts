import {Ajv, type ValidateFunction} from 'ajv'
import type {Root} from 'mdast'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {describe, expect, test} from 'vitest'
import {getLanguageService, TextDocument} from 'vscode-json-languageservice'
import webpack from 'webpack'
import {endpoints} from '#contract/endpoints.ts'
import {emitConfigurationSchema} from '../../../tools/emit/emit-configuration-schema.ts'
import {readFactData} from '../../../tools/facts/fact-data.ts'
import {readOptionsSchema} from '../../../tools/load/installed-package.ts'
import {makeFiles} from '../made-files.ts'
import {pageOf, siteOf} from '../some-site.ts'

const KEYWORDS = ['markdownDescription', 'deprecationMessage', 'since', 'link']

const body: Root = fromMarkdown(
  '## `output.clean`\n\nRemoves files in [`output.path`](/a/) that are old, e.g. of a former build. ' +
    'webpack keeps others.',
)
if (body.children[0]?.type === 'heading') body.children[0].data = {hProperties: {id: 'outputclean'}}

const emitted = emit()
const compiled = emitted.then(compile)

async function emit() {
  const page = pageOf('configuration/output.md', {title: 'Output'})
  const site = siteOf([page], {
    settings: {url: 'https://webpack.js.org'},
    texts: {body: async () => JSON.stringify(body)},
    more: {
      ...readFactData(),
      optionsSchema: readOptionsSchema('documented'),
      factUrls: new Map([['option:output.clean', '/configuration/output/#outputclean']]),
    },
  })
  const files = await makeFiles(emitConfigurationSchema(site))
  return String(files.get(endpoints.configurationSchema))
}

function compile(schema: string): ValidateFunction {
  const ajv = new Ajv({strict: true})
  ajv.addVocabulary(KEYWORDS)
  return ajv.compile(JSON.parse(schema))
}

/** What an editor knows of a configuration; `|` is the cursor. */
async function edit(marked: string) {
  const service = getLanguageService({})
  const schema = JSON.parse(await emitted)
  service.configure({schemas: [{uri: schema.$id, fileMatch: ['*.json'], schema}]})
  const uri = 'file:///webpack.config.json'
  const document = TextDocument.create(uri, 'json', 1, marked.replace('|', ''))
  const json = service.parseJSONDocument(document)
  const position = document.positionAt(marked.indexOf('|'))
  return {
    hover: () => service.doHover(document, position, json),
    validate: () => service.doValidation(document, json),
  }
}

describe('the schema of configurations', () => {
  test.each<[string, unknown]>([
    ['a configuration', {mode: 'production', entry: './a.js', output: {clean: true}}],
    ['loaders', {module: {rules: [{resourceQuery: 'raw', use: ['a', {loader: 'b'}]}]}}],
    ['a list of configurations', [{name: 'a'}, {name: 'b', dependencies: ['a']}]],
    ['an unknown option', {outputs: {}}],
    ['a wrong value', {mode: 'prod'}],
    ['a plugin', {plugins: [{apply: true}]}],
    ['a configuration that names a schema', {$schema: './schema.json'}],
  ])('accepts and rejects what webpack does: %s', async (_, configuration) => {
    const isValid = await compiled
    expect(isValid(configuration)).toBe(acceptsIt(configuration))
  })

  test('describes every property that is an option', async () => {
    const schema: {definitions: Record<string, {properties?: object}>} = JSON.parse(await emitted)
    const {definitions} = schema
    const missing = Object.entries(definitions).flatMap(([name, {properties = {}}]) =>
      Object.entries(properties)
        .filter(([, option]) => !('markdownDescription' in option))
        .map(([key]) => `${name}.${key}`),
    )
    expect(missing).toEqual([])
  })

  test('shows what an option does where the cursor is', async () => {
    const {hover} = await edit('{"output": {"cle|an": true}}')
    expect((await hover())?.contents).toEqual([
      'Removes files in `output.path` that are old, e.g. of a former build.\n\n' +
        'Since webpack 5.20.0.\n\n' +
        '[output.clean](https://webpack.js.org/configuration/output/#outputclean)',
    ])
  })

  test('warns of options that are deprecated', async () => {
    const {validate} = await edit('{"output": {"strictModuleExceptionHandling": true}|}')
    expect(await validate()).toEqual([
      expect.objectContaining({message: expect.stringMatching(/^Deprecated/)}),
    ])
  })
})

function acceptsIt(configuration: unknown): boolean {
  try {
    Reflect.apply(webpack.validate, webpack, [configuration])
    return true
  } catch (error) {
    if (error instanceof webpack.ValidationError) return false
    throw error
  }
}
