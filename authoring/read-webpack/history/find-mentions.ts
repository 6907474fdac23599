import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {packageFolder} from '../documented.ts'

/**
 * The ids whose last name is a word of the code that defines such things. Declarations came later
 * than the code, so a name may exist although it is not declared.
 */
export function findMentions(ids: readonly string[]): string[] {
  const texts = new Map<string, string>()
  return ids.filter(id => {
    const file = fileOf(id)
    if (file === undefined) return false
    const text = texts.get(file) ?? readText(file)
    texts.set(file, text)
    const [, name = ''] = /(\w+)$/.exec(id) ?? []
    return name !== '' && new RegExp(`\\b${name}\\b`).test(text)
  })
}

/** The file or folder of webpack that defines a fact, if its kind is read from declarations. */
function fileOf(id: string): string | undefined {
  const [, kind = '', holder = ''] = /^([\w-]+):([\w]+)/.exec(id) ?? []
  if (kind === 'member') return holder === 'Logger' ? 'lib/logging/Logger.js' : `lib/${holder}.js`
  if (kind === 'stats') return 'lib/stats'
  if (kind === 'hot') return 'lib/hmr'
  if (kind === 'loader') return 'lib/NormalModule.js'
  return undefined
}

function readText(path: string): string {
  const full = join(packageFolder('webpack'), path)
  if (!existsSync(full)) return ''
  if (path.endsWith('.js')) return readFileSync(full, 'utf8')
  return readdirSync(full)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(full, file), 'utf8'))
    .join('\n')
}
