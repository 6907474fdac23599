/** Compares versions such as `5.9.0` and `5.10.0`: negative if the first is older, 0 if they are equal. */
export function compareVersions(a: string, b: string): number {
  return orderOf(a) - orderOf(b)
}

/** A few hundred versions are compared very often. */
const orders = new Map<string, number>()

/** `5.90.1` → 5090001; minor versions and patches are below 1000. */
function orderOf(version: string): number {
  const known = orders.get(version)
  if (known !== undefined) return known
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const order = (major * 1000 + minor) * 1000 + patch
  orders.set(version, order)
  return order
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
