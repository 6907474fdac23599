import {readFileSync} from 'node:fs'
import {readRelease} from './read-release.ts'

// Ignores warnings about deprecated members, which the readers look for.
process.removeAllListeners('warning')
process.on('warning', () => {})

const [name = '', idsFile = ''] = process.argv.slice(2)
const ids: readonly string[] = JSON.parse(readFileSync(idsFile, 'utf8'))
process.send?.(await readRelease(name, ids), () => process.exit(0))
