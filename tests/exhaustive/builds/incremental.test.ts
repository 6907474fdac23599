import {rmSync} from 'node:fs'
import {join} from 'node:path'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {edits, firstSite, writeSite, type EditedSite} from './edited-site.ts'
import {hashFiles} from '../../builds/folder-files.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

/** More of them find more: `INCREMENTAL_RUNS=100 npx vitest run tests/exhaustive/builds/incremental.test.ts`. */
const runs = Number(process.env['INCREMENTAL_RUNS'] ?? 4)

interface Folders {
  readonly content: string
  readonly out: string
  readonly cache: string
}

/** The files of a build, or what it says is wrong. */
async function build(folders: Folders): Promise<Map<string, string> | string> {
  try {
    await buildQuietly(folders)
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentError') return error.message
    throw error
  }
  return hashFiles(folders.out)
}

/** Builds with nothing stored but the bundles of our own code. */
async function buildCold(root: string, content: string) {
  const [out, cache] = [join(root, 'cold'), join(root, 'cold-cache')]
  rmSync(out, {recursive: true, force: true})
  rmSync(cache, {recursive: true, force: true})
  await bundledStore(cache)
  return build({content, out, cache})
}

test(
  'a build after any edits is the same as a build of what they lead to, byte for byte',
  {timeout: (20 + runs) * 60_000},
  async () => {
    const root = await writeFolder()
    await bundledStore(join(root, 'cache'))
    let edited = 0
    let folder = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edits, {minLength: 2, maxLength: 4}), async steps => {
        const content = join(root, `content-${folder++}`)
        const folders = {content, out: join(root, 'out'), cache: join(root, 'cache')}
        const past: EditedSite[] = [firstSite]
        await writeSite(content, firstSite)
        let last = await build(folders)
        for (const {apply} of steps) {
          const next = apply(past)
          await writeSite(content, next, past.at(-1))
          past.push(next)
          edited++
          const [warm, cold] = [await build(folders), await buildCold(root, content)]
          expect(warm).toEqual(cold)
          if (typeof warm === 'string') expect(hashFiles(folders.out)).toEqual(last)
          else last = warm
        }
      }),
      {numRuns: runs},
    )
    expect(edited).toBeGreaterThanOrEqual(2 * runs)
  },
)
