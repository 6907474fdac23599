/** The source of a pattern that matches a string: `5.1` → `5\.1`. */
export function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
