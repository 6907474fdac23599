import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {root} from '../../tools/disk/root.ts'
import {runCommand} from '../../tools/command-line/run-command.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {drawPictures} from '../pictures/draw-pictures.ts'
import {replaceAlt} from '../pictures/replace-alt.ts'

/** Draws all pictures: the texts of the files that must be written, by their paths in `contentDir`. */
export async function planPictures(contentDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [file, {svg, alt}] of await drawPictures()) {
    files.set(file, svg)
    const folder = dirname(file)
    const pages = readdirSync(join(contentDir, folder)).filter(name => name.endsWith('.md'))
    let isShown = false
    for (const name of pages) {
      const page = `${folder}/${name}`
      const text = files.get(page) ?? readFileSync(join(contentDir, page), 'utf8')
      const replaced = replaceAlt(text, file, alt)
      if (replaced === undefined) continue
      files.set(page, replaced)
      isShown = true
    }
    if (!isShown) throw new Error(`No page in ${folder}/ shows ${file}.`)
  }
  return files
}

const HELP = `Draws the technical pictures in content/, and writes their alternative text into the pages.`

async function run(): Promise<void> {
  const contentDir = join(root, 'content')
  const files = await planPictures(contentDir)
  for (const [path, text] of files) writeAtomically(join(contentDir, path), text)
  console.log(`${[...files.keys()].filter(path => path.endsWith('.svg')).length} pictures drawn`)
}

runCommand(import.meta.url, {help: HELP, run})
