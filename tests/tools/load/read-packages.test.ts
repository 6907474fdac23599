import {mkdir, rename} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {packagesFileSchema} from '../../../tools/readmes/packages-file.ts'
import {readVersions} from '../../../tools/load/installed-package.ts'
import {readPackages} from '../../../tools/load/read-packages.ts'
import {writeFolder} from '../temp-folder.ts'

const manifest = JSON.stringify({
  version: '1.2.3',
  description: 'Loads a.',
  license: 'MIT',
  repository: 'example/a-loader',
})

/** A folder as `documented/` is, with these packages, and these READMEs of some of them. */
function writeDocumented(readmes: Readonly<Record<string, string>>, names: readonly string[]) {
  const dependencies = Object.fromEntries(names.map(name => [name, '1.2.3']))
  const installed = names.filter(name => name !== 'gone-loader')
  return writeFolder({
    'package.json': JSON.stringify({dependencies}),
    ...Object.fromEntries(installed.map(name => [`node_modules/${name}/package.json`, manifest])),
    ...readmes,
  })
}

async function read(documented: string, rows: unknown) {
  return readPackages({
    rows: packagesFileSchema.parse(rows),
    documented,
    versions: readVersions(documented),
    lineOf: ([position]) => Number(position) + 2,
  })
}

test('readPackages finds the README of a package, and what its package.json says', async () => {
  const documented = await writeDocumented({'node_modules/a-loader/readme.md': 'Text\n'}, [
    'a-loader',
  ])
  const row = {package: 'a-loader', section: 'loaders', group: 'CSS', thirdParty: true}
  const frontMatter = {title: 'a-loader', group: 'CSS', description: 'Loads a.', thirdParty: true}
  const edit = 'https://github.com/example/a-loader/blob/HEAD/readme.md'
  const file = join(documented, 'node_modules/a-loader/readme.md')
  expect(await read(documented, [row])).toMatchObject({
    issues: [],
    sources: [{file, size: 5, line: 2, frontMatter: {...frontMatter, edit}, ref: 'v1.2.3'}],
  })
})

test('readPackages says what the row names, and looks above the folder, as Node.js does', async () => {
  const root = await writeDocumented({'node_modules/a-loader/README': 'Text\n'}, ['a-loader'])
  await mkdir(join(root, 'documented'))
  await rename(join(root, 'package.json'), join(root, 'documented/package.json'))
  const texts = {title: 'ALoader', description: 'Ours.', ref: 'main'}
  const rows = [{package: 'a-loader', section: 'loaders', ...texts}]
  expect((await read(join(root, 'documented'), rows)).sources).toMatchObject([
    {ref: 'main', frontMatter: {title: 'ALoader', description: 'Ours.'}},
  ])
})

test('readPackages names every package that has no text to show', async () => {
  const names = ['bare-loader', 'huge-loader', 'gone-loader']
  const readme = 'x'.repeat(1024 * 1024 + 1)
  const documented = await writeDocumented({'node_modules/huge-loader/README.md': readme}, names)
  const rows = [...names, 'bear-loader', 'other'].map(name => ({package: name, section: 'loaders'}))
  const {sources, issues} = await read(documented, rows)
  expect(sources).toEqual([])
  expect(formatIssues(issues)).toBe(`content/packages.json:2  missing-readme
  bare-loader 1.2.3 has no README.
  Pin another version, or remove the row.

content/packages.json:3  page-too-large
  The README of huge-loader 1.2.3 has 1048577 bytes. The limit is 1048576.
  Pin another version, or remove the row.

content/packages.json:4  missing-package
  The package gone-loader is not installed.
  Run npm ci.

content/packages.json:5  unknown-package
  bear-loader is not in the dependencies of documented/package.json.
  Did you mean “bare-loader”?

content/packages.json:6  unknown-package
  other is not in the dependencies of documented/package.json.
  Add it there with its exact version, and run npm install.`)
})

test('each documented package has its version and the peers that it requires', async () => {
  const withPeers = {
    peerDependencies: {webpack: '5', sass: '1'},
    peerDependenciesMeta: {sass: {optional: true}},
  }
  const dir = await writeFolder({
    'package.json': '{"dependencies": {"a-loader": "1.2.3", "missing": "4.5.6"}}',
    'node_modules/a-loader/package.json': JSON.stringify(withPeers),
  })
  expect(readVersions(dir)).toEqual({
    'a-loader': {version: '1.2.3', peers: ['webpack']},
    missing: {version: '4.5.6', peers: []},
  })
})
