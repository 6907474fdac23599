import native, {type PlatformPath} from 'node:path'

/**
 * The path of a file relative to a folder, with slashes on every system: the form that URLs, cache
 * keys, class names and messages have. `C:\site\content` and `C:\site\content\guides\index.md`:
 * `guides/index.md`.
 */
export function portablePath(folder: string, file: string, path: PlatformPath = native): string {
  return path.relative(folder, file).split(path.sep).join('/')
}
