import {describe, expect, test} from 'vitest'
import {nestAnchors, type NestedAnchor} from '../../../app/article/nest-anchors.ts'

/** The labels of headings such as `## Title`, those below others indented. */
function labels(pageTitle: string, ...headings: string[]): string[] {
  const anchors = headings.map(heading => {
    const [marks = '', title = ''] = heading.split(/ (.*)/)
    return {title, id: title.toLowerCase(), level: marks.length === 2 ? 2 : 3} as const
  })
  const print = ({label, children}: NestedAnchor): string[] => [
    label,
    ...children.flatMap(print).map(child => `  ${child}`),
  ]
  return nestAnchors(anchors, pageTitle).flatMap(print)
}

describe('nestAnchors', () => {
  test.each([
    [
      'puts headings of level 3 below the one of level 2 before them, if there is one',
      ['### A', '### B', '## C', '### D', '## E', '### F'],
      ['A', 'B', 'C', '  D', 'E', '  F'],
    ],
    [
      'drops the title of the page in front, whatever its case, and the name of a heading above',
      ['### output.iife', '## output.path', '## Output.clean', '### output.clean.keep', '### path'],
      ['iife', 'path', 'clean', '  keep', '  path'],
    ],
    [
      'drops the title of the page where a heading stands between that is no option',
      ['## Size limits', '### output.path'],
      ['Size limits', '  path'],
    ],
    [
      'leaves a title as it is that only looks like it',
      ['## outputs.path', '## Output', '## output.', '## my output.path'],
      ['outputs.path', 'Output', 'output.', 'my output.path'],
    ],
  ])('%s', (_, headings, expected) => {
    expect(labels('Output', ...headings)).toEqual(expected)
  })

  test('drops a title whose words are one name in headings', () => {
    expect(labels('Dev Server', '## devServer.port')).toEqual(['port'])
  })
})
