import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** The packages in a bundle, by the paths of its sources: `node_modules/zod/v4/core.js` → zod. */
export function listPackages(sources: readonly string[]): string[] {
  const folders = sources.flatMap(source => {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? []
    return folder === undefined ? [] : [folder]
  })
  return [...new Set(folders)].toSorted()
}

/** The licenses of packages, which must be distributed with their code. */
export function buildNotices(root: string, folders: readonly string[]): string {
  const notices = folders.map(folder => {
    const dir = join(root, folder)
    const {name, version, license} = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    const file = readdirSync(dir).find(each => /^licen[cs]e/i.test(each))
    const text = file === undefined ? '' : readFileSync(join(dir, file), 'utf8')
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return `The scripts of this package contain these packages:\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`
}
