import {posix} from 'node:path'
import type {ExampleSettings} from '../../tools/load/read-examples.ts'
import {CHECK_CONFIG, EXPECT_FILE, type Example} from '../../tools/examples/example.ts'
import {expectSchema} from '../../authoring/samples/expectation.ts'

type Sizes = Readonly<Record<string, number>>

/** Sizes of the assets of an example, as its `expect.json` records them. */
export function readRecordedSizes({files}: Example): Sizes {
  return expectSchema.parse(JSON.parse(files.get(EXPECT_FILE) ?? '{}')).assets
}

/**
 * Sizes of the recorded assets in another build, whose files have their paths in the project. If two
 * configurations emit files of the same name, only one of them is recorded.
 */
export function findEmittedSizes(recorded: Sizes, emitted: ReadonlyMap<string, number>): Sizes {
  const sizes = Object.entries(recorded).flatMap(([name, size]) => {
    const end = posix.join('/', name.replace(/[?#].*$/, ''))
    const found = [...emitted].flatMap(([path, one]) => (`/${path}`.endsWith(end) ? [one] : []))
    return found.length === 0 ? [] : [[name, found.includes(size) ? size : found[0]]]
  })
  return Object.fromEntries(sizes)
}

/** Whether what is recorded is exactly the build of the project, and no setting allows another. */
export function isRecordedAsIs({files}: Example, settings: ExampleSettings = {}): boolean {
  return !settings.anyHash && settings.minimizeLarge !== false && !files.has(CHECK_CONFIG)
}
