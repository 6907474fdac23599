import type {ErrorKind} from './error-classes.ts'
import {listTemplates} from './message-template.ts'
import {nameOf, parseScripts, visitNodes} from './scripts.ts'

/** The messages of validation, by the keyword of the schema that a value breaks. */
export function findValidations(): ErrorKind[] {
  const kinds: ErrorKind[] = []
  for (const script of parseScripts('schema-utils', 'dist')) {
    visitNodes(script, (node, outer) => {
      if (node.type !== 'SwitchStatement' || nameOf(node.discriminant) !== 'keyword') return
      let keywords: string[] = []
      for (const {test, consequent} of node.cases) {
        if (test?.type === 'Literal') keywords.push(String(test.value))
        if (consequent.length === 0) continue
        const messages = new Set<string>()
        for (const statement of consequent) {
          visitNodes(
            statement,
            (each, variables) => {
              if (each.type !== 'ReturnStatement' || !each.argument) return
              for (const text of listTemplates(each.argument, variables)) messages.add(text)
            },
            outer,
          )
        }
        for (const keyword of keywords) {
          kinds.push({name: `ValidationError ${keyword}`, messages: [...messages]})
        }
        keywords = []
      }
    })
  }
  return kinds
}
