import type {Example} from '../../../tools/examples/example.ts'

/** An example with these files; those that are bytes are no text. */
export function someExample(
  contents: Readonly<Record<string, string | Buffer>>,
  name = 'shop',
  config?: string,
): Example {
  const files = new Map<string, string>()
  const binaries = new Set<string>()
  for (const [path, content] of Object.entries(contents)) {
    files.set(path, typeof content === 'string' ? content : content.toString('latin1'))
    if (typeof content !== 'string') binaries.add(path)
  }
  return {name, files, binaries, owners: new Map(), config}
}
