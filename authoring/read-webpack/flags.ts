import type {Argument} from './webpack-module.ts'

/** The flag that sets each option, by the option's path. */
export function buildFlags(args: Readonly<Record<string, Argument>>): Map<string, string> {
  const flags = new Map<string, string>()
  for (const [name, {configs}] of Object.entries(args)) {
    if (configs.some(({type}) => type === 'reset')) continue // only empties a list
    for (const {path} of configs) {
      const option = path.replace(/\[\]$/, '')
      if (!flags.has(option)) flags.set(option, `--${name}`)
    }
  }
  return flags
}
