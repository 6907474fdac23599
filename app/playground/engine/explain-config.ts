import type {ConfigReport} from '../protocol.ts'
export async function explainConfig(_text: string): Promise<ConfigReport> {
  return {messages: [], hiddenMessages: 0, values: new Map(), written: new Map()}
}
