import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, test} from 'vitest'
import {root} from '../../../tools/disk/root.ts'

const contentDir = join(root, 'content')

test('versions in badges that authors write are releases that added something', () => {
  const added = sinceOfFacts()
  const wrong = globSync('**/*.md', {cwd: contentDir}).flatMap(file =>
    versionsIn(readFileSync(join(contentDir, file), 'utf8'))
      .filter(version => !added.has(version))
      .map(version => `${file}: ${version}`),
  )
  expect(wrong).toEqual([])
})

/** `:badge[5.109.0+]` → `5.109.0` */
function versionsIn(markdown: string): string[] {
  return [...markdown.matchAll(/:badge\[(?:webpack )?(\d+\.\d+\.\d+)\+\]/g)].map(
    ([, version = '']) => version,
  )
}

/** The releases of webpack in which facts appeared. */
function sinceOfFacts(): ReadonlySet<string> {
  const text = readFileSync(join(root, 'facts/history.json'), 'utf8')
  const values = [...text.matchAll(/"(?:since|version)":"(\d+\.\d+\.\d+)"/g)]
  return new Set(values.map(([, version = '']) => version))
}
