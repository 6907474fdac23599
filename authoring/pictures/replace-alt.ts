import {basename} from 'node:path'

/** The Markdown with the alternative text of one image; nothing if it does not show the image. */
export function replaceAlt(markdown: string, file: string, alt: string): string | undefined {
  const end = `](./${basename(file)})`
  const image = new RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*${escapePattern(end)}`)
  return image.test(markdown)
    ? markdown.replace(image, () => `![${escapeMarkdown(alt)}${end}`)
    : undefined
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\]()./]/g, String.raw`\$&`)
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`)
}
