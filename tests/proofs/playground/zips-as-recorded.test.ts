import {join} from 'node:path'
import {expect, test} from 'vitest'
import {findPackages} from '../../../app/playground/engine/find-packages.ts'
import {parseZip} from '../../../app/playground/project/example-zip.ts'
import type {Example} from '../../../tools/content/example.ts'
import {buildExampleZip, listPackages} from '../../../tools/content/example-zip.ts'
import {playgroundPackages} from '../../../tools/content/playground-packages.ts'
import {isRunnable} from '../../../tools/content/runnable-example.ts'
import {root} from '../../../tools/disk/root.ts'
import {readExamples} from '../../../tools/load/read-examples.ts'
import {readVersions} from '../../../tools/load/read-versions.ts'
import {findEmittedSizes, isRecordedAsIs, readRecordedSizes} from '../emitted-sizes.ts'
import {proving} from '../proving.ts'
import {buildInNode} from './build-in-node.ts'

/** Examples with packages in chunks, with hashes in names, and with links of a workspace. */
const names = ['code-on-demand', 'split-chunks-vendor', 'caching-vendors', 'recipe-monorepo']

const {examples, settings} = readExamples()
const versions = readVersions(join(root, 'documented'))

/** Whether the project can be built with the packages of the playground, as it is recorded. */
function isComparable(example: Example): boolean {
  if (!isRunnable(example, versions) || !isRecordedAsIs(example, settings.get(example.name)))
    return false
  return !listPackages(example, versions).includes('express')
}

const compared = [...examples.values()].filter(
  example => isComparable(example) && (proving === 'all' || names.includes(example.name)),
)

test('some zips are always compared', () => {
  expect(compared.map(({name}) => name)).toEqual(expect.arrayContaining(names))
})

test.each(compared)('the zip of $name builds what is recorded', async example => {
  const project = parseZip(example.name, buildExampleZip(example, versions))
  const packages = findPackages(project.files, playgroundPackages)
  const {assets} = await buildInNode(project, packages)
  const emitted = new Map(
    assets.map(({path, content}) => [path, Buffer.from(content, 'base64').length]),
  )
  const recorded = readRecordedSizes(example)
  expect(findEmittedSizes(recorded, emitted)).toEqual(recorded)
})
