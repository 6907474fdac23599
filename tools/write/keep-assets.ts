import {cp, mkdir, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'

interface KeepOptions {
  /** A folder that the build wrote, to which the assets are added. */
  readonly dir: string
  /** Assets by the day of the last deployment that had them: `2026-01-31/main-ABC.js`. */
  readonly kept: string
  readonly today: Date
}

/** Days for which open tabs can load what a later deployment no longer has. */
const MAX_AGE_DAYS = 30

/** Adds the assets of earlier deployments to a site, and remembers its own for the next one. */
export async function keepAssets({dir, kept, today}: KeepOptions): Promise<void> {
  const assets = join(dir, 'assets')
  const current = join(kept, dayOf(today))
  const own = await readdir(assets)
  await mkdir(current, {recursive: true})
  const oldest = dayOf(new Date(today.getTime() - MAX_AGE_DAYS * 24 * 60 * 60_000))
  for (const day of await readdir(kept)) {
    const folder = join(kept, day)
    if (day < oldest) await rm(folder, {recursive: true})
    else for (const name of own) await rm(join(folder, name), {recursive: true, force: true})
  }
  const days = await readdir(kept)
  const others = days.map(day => join(kept, day))
  await cp(assets, current, {recursive: true, force: true})
  for (const folder of others) await cp(folder, assets, {recursive: true, force: false})
}

/** `2026-01-31` */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
