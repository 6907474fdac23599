/** The newest version of the contract, as its changelog has it. */
interface ContractVersion {
  /** Such as `1.2.0`. */
  readonly version: string
  /** Whether a version of the same major version was released. Then no change may break it. */
  readonly isPromised: boolean
}

/**
 * Reads the versions from headings such as `## 1.1.0 (unreleased)` and `## 1.0.0 (2027-01-31)`,
 * newest first. This is the only place that states the version of the package.
 */
export function parseChangelog(text: string): ContractVersion {
  const headings = [...text.matchAll(/^## (\d+)(\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)$/gm)]
  const versions = headings.map(([, major = '', rest = '', day = '']) => ({
    major,
    version: major + rest,
    isReleased: day !== 'unreleased',
  }))
  const [newest] = versions
  if (newest === undefined) {
    throw new Error(
      'The changelog has no version: it needs a heading like “## 1.0.0 (unreleased)”.',
    )
  }
  const isPromised = versions.some(({major, isReleased}) => major === newest.major && isReleased)
  return {version: newest.version, isPromised}
}
