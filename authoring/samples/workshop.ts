import {mkdtemp, readdir, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {writeProject} from '../read-webpack/write-project.ts'
import {createJobRunner, type JobRunner} from './job-runner.ts'

/** Imports of samples are resolved from here: what they may use are the packages of this folder. */
export const documentedFolder = fileURLToPath(new URL('../../documented', import.meta.url))

const PREFIX = '.samples-'

const HOUR_MS = 60 * 60_000

/** A folder in which samples are written and run, with its processes; removed when it is closed. */
export interface Workshop extends Pick<JobRunner, 'run'> {
  readonly dir: string
  /** Writes files into a new folder and resolves to its path. */
  place(files: ReadonlyMap<string, string | Uint8Array>): Promise<string>
  close(): Promise<void>
}

/** Opens the only workshop of a run, when it is first needed. */
export type OpenWorkshop = () => Promise<Workshop>

/** Opens a workshop, and removes those that were never closed. */
export async function openWorkshop(): Promise<Workshop> {
  await removeOld()
  const dir = await mkdtemp(join(documentedFolder, PREFIX))
  const runner = createJobRunner({dir})
  let count = 0
  return {
    dir,
    run: runner.run,
    async place(files) {
      const folder = join(dir, String(count++))
      // Without it, settings of a package.json further up would apply.
      const settings = {'package.json': '{"private": true}\n'}
      await writeProject(folder, {...settings, ...Object.fromEntries(files)})
      return folder
    },
    close() {
      runner.close()
      return rm(dir, {recursive: true, force: true, maxRetries: 3}) // a process may still write
    },
  }
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(documentedFolder)) {
    if (!name.startsWith(PREFIX)) continue
    const found = await stat(join(documentedFolder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) {
      await rm(join(documentedFolder, name), {recursive: true, force: true})
    }
  }
}
