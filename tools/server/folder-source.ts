import {statSync} from 'node:fs'
import {setTimeout as wait} from 'node:timers/promises'
import {createFileMemory} from './open-file.ts'
import {closeAnswer} from './send-answer.ts'
import {createSiteRules} from './site-rules.ts'
import type {Answer, SiteSource, SiteVersion} from './site-source.ts'

/** Milliseconds between two looks for a folder that a build is replacing. */
const PAUSE = 5

/** Milliseconds after which a folder is not replaced but gone. */
const PATIENCE = 1000

/**
 * Serves what a build wrote to a folder. A build replaces the folder as a whole: an answer for which
 * the old folder was read and the new one too is planned again.
 */
export function createFolderSource(root: string): SiteSource {
  let known: {readonly id: string; readonly site: SiteVersion} | undefined
  return {
    async plan(planAnswer) {
      const deadline = performance.now() + PATIENCE
      for (;;) {
        const id = idOf(root)
        const isLast = performance.now() > deadline
        if (id !== undefined) {
          if (known?.id !== id) known = {id, site: openSite(root)}
          const attempt = await settle(planAnswer(known.site))
          if (isLast || idOf(root) === id) return attempt.finish()
          await attempt.discard()
        }
        if (isLast) throw new Error(`There is no folder ${root}`)
        await wait(PAUSE)
      }
    },
  }
}

/** Changes with the folder that has this name. */
function idOf(root: string): string | undefined {
  const stats = statSync(root, {throwIfNoEntry: false})
  return stats && `${stats.ino} ${stats.birthtimeMs}`
}

function openSite(root: string): SiteVersion {
  return {...createSiteRules(root), ...createFileMemory(root)}
}

/** Puts off an error: the replacement of the folder may be the cause. */
async function settle(planning: Promise<Answer>) {
  const [result] = await Promise.allSettled([planning])
  return {
    finish: () => planning,
    async discard() {
      if (result.status === 'fulfilled') await closeAnswer(result.value)
    },
  }
}
