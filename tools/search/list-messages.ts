import type {Nodes} from 'mdast'
import {isMessage} from '../../search/words/message-words.ts'
import {plainText} from '../markdown/headings.ts'

/** Languages of blocks that show what a program prints. */
const OUTPUT = new Set(['text', 'console'])

/** The lines of messages in headings, in output, and in code within the text. */
export function listMessages(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap(node => {
    if (node.type === 'heading') return listIf(plainText(node))
    if (node.type === 'inlineCode') return node.value.includes(' ') ? listIf(node.value) : []
    if (node.type === 'code') return OUTPUT.has(node.lang ?? 'text') ? listLines(node.value) : []
    return 'children' in node ? listMessages(node.children) : []
  })
}

function listIf(text: string): string[] {
  return isMessage(text) ? [text] : []
}

/** The lines of a message: it may continue after the line that says what is wrong. */
function listLines(text: string): string[] {
  return isMessage(text) ? text.split('\n') : []
}
