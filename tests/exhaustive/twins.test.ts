import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, inject, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {indexSchema} from '#contract/index-file.ts'
import {checkTwin} from '../contract/check-twin.ts'

test('the Markdown of every page says the same as its JSON and its document', async () => {
  const dir = inject('sites').content
  const index = indexSchema.parse(JSON.parse(await readFile(join(dir, endpoints.index), 'utf8')))
  const {pages} = index.resources
  expect(Object.keys(pages).length).toBeGreaterThan(200)
  for (const url of Object.keys(pages)) await checkTwin(dir, url, pages)
})
