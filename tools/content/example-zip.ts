import {strToU8, zipSync, type Zippable} from 'fflate'
import {contentOf, isProjectFile, type Example, type PackageList} from './example.ts'
import {buildPackageJson} from './example-package.ts'

/** The earliest date of the format, in the time zone of the computer, as `fflate` reads it. */
const FIXED_DATE = new Date(1980, 0, 1)

/** An example as a zip with one folder, in which `npm install` and `npm run build` work. */
export function buildExampleZip(example: Example, packages: PackageList): Uint8Array {
  const files = new Map<string, string | Uint8Array>()
  for (const path of example.files.keys()) {
    if (isProjectFile(path)) files.set(path, contentOf(example, path))
  }
  files.set('package.json', buildPackageJson(example, packages))
  const entries: Zippable = {}
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    entries[`${example.name}/${path}`] = bytes
  }
  return zipSync(entries, {level: 9, mtime: FIXED_DATE})
}
