import {readers} from './readers.ts'

// Ignores warnings about deprecated members, which the readers look for.
process.removeAllListeners('warning')
process.on('warning', () => {})

const [file = ''] = process.argv.slice(2)
const load = Object.entries(readers).find(([name]) => name === file)?.[1]
if (load === undefined) throw new Error(`There is no reader of ${file}`)
const read = await load()
const facts = await read()
process.send?.(facts, () => process.exit(0))
