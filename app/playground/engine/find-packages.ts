import type {ProjectFiles} from '../protocol.ts'

/** The packages of a list that the files name: in imports, and as loaders in configurations. */
export function findPackages(files: ProjectFiles, names: readonly string[]): string[] {
  const named = new Set<string>()
  for (const content of files.values()) {
    if (typeof content !== 'string') continue
    for (const [, request = ''] of content.matchAll(/['"`!]((?:@[\w.-]+\/)?[\w.-]+)(?=['"`!/?])/g)) {
      named.add(request)
    }
  }
  return names.filter(name => named.has(name))
}
