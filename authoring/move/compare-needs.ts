import {readFileSync} from 'node:fs'
import {join} from 'node:path'

interface Manifest {
  readonly engines?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** What two releases of a package need of Node.js and of other packages, where it differs. */
export function compareNeeds(before: string, after: string): string[] {
  const [old, now] = [readNeeds(before), readNeeds(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(name => old.get(name) !== now.get(name))
    .map(name => `${name} ${old.get(name) ?? 'nothing'} → ${now.get(name) ?? 'nothing'}`)
}

function readNeeds(folder: string): Map<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const {engines = {}, peerDependencies = {}} = manifest
  return new Map([
    ...Object.entries(engines).map(([name, range]): [string, string] => [`engines.${name}`, range]),
    ...Object.entries(peerDependencies),
  ])
}
