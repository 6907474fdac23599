import type {Argument} from './webpack-module.ts'

/** The flag that sets each option, by the option's path. */
export function buildFlags(args: Readonly<Record<string, Argument>>): Map<string, string> {
  const flags = new Map<string, string>()
  for (const [name, {configs}] of Object.entries(args)) {
    if (isReset(configs)) continue
    for (const {path} of configs) {
      const option = path.replace(/\[\]$/, '')
      if (!flags.has(option)) flags.set(option, `--${name}`)
    }
  }
  return flags
}

/** Whether a flag only empties a list, which other flags then fill. */
function isReset(configs: Argument['configs']): boolean {
  return configs.some(({type}) => type === 'reset')
}
