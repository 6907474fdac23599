import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createFreshFolder} from '../../../tools/disk/swap-folder.ts'

/* Replaces a folder again and again: swap-repeatedly.ts OUT NAME COUNT */
const [out = '', name = '', count = ''] = process.argv.slice(2)

for (let number = 0; number < Number(count); number++) {
  const {dir, swapIn} = await createFreshFolder(out)
  await mkdir(join(dir, 'data/v1'), {recursive: true})
  for (const file of ['a', 'b', 'data/v1/index.json']) await writeFile(join(dir, file), name)
  await writeFile(join(dir, '_headers'), `/*\n  X-Version: ${name}\n`)
  await swapIn()
}
