import type {Heading, Paragraph, Root} from 'mdast'
import {createRandom, type Random} from '../../../bench/random.ts'
import {pageOf} from '../../tools/some-site.ts'
import type {ParsedText} from '../../search/searchable-site.ts'

const SECTIONS = 8

/**
 * Generates pages that each have unique names, and words that all pages share. A word is more
 * frequent the lower its number is. The number of words grows with the number of pages, as in any
 * language.
 */
export function* generateBodies(count: number): Generator<ParsedText> {
  for (let number = 0; number < count; number++) {
    const random = createRandom(number + 1)
    const path = `part-${number % 20}/page-${number}.md`
    const page = pageOf(path, {title: `Page ${number} ${wordOf(random, count)}`})
    yield {page, body: bodyOf(number, random, count), samples: []}
  }
}

function bodyOf(number: number, random: Random, count: number): Root {
  const children = Array.from({length: SECTIONS}, (_, section): [Heading, Paragraph] => {
    const name = `widget${number}.option${section} ${wordOf(random, count)}`
    const text = Array.from({length: 40}, () => wordOf(random, count)).join(' ')
    const data = {hProperties: {id: `option-${section}`}}
    return [
      {type: 'heading', depth: 2, children: [{type: 'text', value: name}], data},
      {type: 'paragraph', children: [{type: 'text', value: text}]},
    ]
  })
  return {type: 'root', children: children.flat()}
}

/** Half of all words are of some hundred, and the others of ever more. */
function wordOf(random: Random, count: number): string {
  const size = 20 * Math.sqrt(count)
  const rank = Math.floor(size ** (random.below(1000) / 1000) * (1 + random.below(100) / 100))
  return `word${rank.toString(26).replaceAll(/\d/g, digit => 'qrstuvwxyz'.charAt(Number(digit)))}`
}
