import type {ElementContent} from 'hast'
import {h, text} from './hast-element.ts'

/** ` webpack 5.109+`, behind the title of a sample that uses something new. */
export function buildNeeds(version: unknown): ElementContent[] {
  if (typeof version !== 'string') return []
  return [text(' '), h('span', {className: ['badge']}, [text(`webpack ${version}+`)])]
}
