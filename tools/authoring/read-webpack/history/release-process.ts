import {readFileSync} from 'node:fs'
import {readRelease} from './read-release.ts'

// Warnings of deprecated members are no news: they are what is being read.
process.removeAllListeners('warning')
process.on('warning', () => {})

const [name = '', idsFile = ''] = process.argv.slice(2)
const ids: readonly string[] = JSON.parse(readFileSync(idsFile, 'utf8'))
process.send?.(await readRelease(name, ids), () => process.exit(0))
