/** Where the source of a package is, for links that go there. */
export interface Repository {
  /** `https://github.com/webpack/css-loader` */
  readonly url: string
  /** Owner of the repository. */
  readonly owner: string
  /** Folder of the package in the repository, with a final slash; empty at its root. */
  readonly folder: string
}

/** Reads the field `repository` of a package.json; only those on GitHub are known. */
export function parseRepository(value: unknown): Repository | undefined {
  const isObject = typeof value === 'object' && value !== null
  const address = isObject && 'url' in value ? value.url : value
  if (typeof address !== 'string') return undefined
  const match =
    /^(?:(?:.*[/@])?github\.com[/:]|github:|(?=[\w.-]+\/[\w.-]+$))([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/#].*)?$/
  const [, owner, name] = match.exec(address) ?? []
  if (owner === undefined || name === undefined) return undefined
  const directory = isObject && 'directory' in value ? String(value.directory) : ''
  const folder = directory.replaceAll(/^[./]+|\/+$/g, '')
  return {url: `https://github.com/${owner}/${name}`, owner, folder: folder && `${folder}/`}
}

/** `./docs/a.md#b` → the URL of the file in the repository at a tag or branch. */
export function resolveInRepository(
  url: string,
  {url: repository, folder}: Repository,
  ref: string,
): string | undefined {
  const root = `${repository}/blob/${encodeURIComponent(ref)}/`
  const base = url.startsWith('/') ? root : root + folder
  const relative = url.replace(/^\/+/, '')
  if (!URL.canParse(relative, base)) return undefined
  const {href} = new URL(relative, base)
  return href.startsWith(root) ? href : undefined
}
