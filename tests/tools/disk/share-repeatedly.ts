import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {openOutputFiles} from '../../../tools/disk/output-files.ts'

/* Writes the same files as others do, with the same store: share-repeatedly.ts STORE DIR COUNT */
const [store = '', dir = '', count = ''] = process.argv.slice(2)

for (let number = 0; number < Number(count); number++) {
  const files = openOutputFiles(store)
  for (let file = 0; file < 3; file++) {
    const key = `key${file}`
    const target = join(dir, String(number), `${file}.html`)
    const text = `${file}`.repeat(5000)
    if (files.place(key, target) === undefined || Math.random() < 0.3)
      files.write(key, target, text)
    if (readFileSync(target, 'utf8') !== text) throw new Error(`${target} is damaged`)
  }
  files.save()
}
