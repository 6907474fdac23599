/** Compares versions such as `5.9.0` and `5.10.0`: negative if the first is older, 0 if they are equal. */
export function compareVersions(a: string, b: string): number {
  const others = partsOf(b)
  for (const [index, part] of partsOf(a).entries()) {
    const difference = part - (others[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function partsOf(version: string): number[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [major, minor, patch]
}

/** `5.90.0` → `5.90`, as readers write versions; a patch stays: `5.90.1`. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1')
}

/** The last patch of a minor version: `5.90` → `5.90.999`; a version with a patch stays. */
export function latestOf(version: string): string {
  const [major = '0', minor = '999', patch = '999'] = version.split('.')
  return `${major}.${minor}.${patch}`
}
