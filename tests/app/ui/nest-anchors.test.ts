import {describe, expect, test} from 'vitest'
import {nestAnchors, type NestedAnchor} from '../../../app/ui/nest-anchors.ts'

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
  test('puts headings of level 3 below the one of level 2 before them', () => {
    expect(labels('Page', '## A', '### B', '### C', '## D', '### E')).toEqual([
      'A',
      '  B',
      '  C',
      'D',
      '  E',
    ])
  })

  test('lets headings of level 3 stand alone until there is one of level 2', () => {
    expect(labels('Page', '### A', '### B', '## C', '### D')).toEqual(['A', 'B', 'C', '  D'])
  })

  test('drops the name of the page where a heading stands between that is no option', () => {
    expect(labels('Output', '## Size limits', '### output.path')).toEqual(['Size limits', '  path'])
  })

  test('keeps the ids', () => {
    const anchors = [
      {title: 'Output.path', id: 'outputpath', level: 2},
      {title: 'Output.path.a', id: 'outputpatha', level: 3},
    ] as const
    expect(nestAnchors(anchors, 'Output')).toEqual([
      {id: 'outputpath', label: 'path', children: [{id: 'outputpatha', label: 'a', children: []}]},
    ])
  })

  test('leaves out the title of the page in front, whatever its case', () => {
    expect(labels('Output', '## output.path', '## Output.clean', '### output.clean.keep')).toEqual([
      'path',
      'clean',
      '  keep',
    ])
  })

  test('leaves it out of a heading of level 3 that stands alone', () => {
    expect(labels('Output', '### output.path')).toEqual(['path'])
  })

  test('leaves the name of a heading out of those below it', () => {
    expect(labels('Page', '## output', '### output.path', '### path')).toEqual([
      'output',
      '  path',
      '  path',
    ])
  })

  test('leaves a title as it is that only looks like it', () => {
    const titles = ['## outputs.path', '## Output', '## output.', '## my output.path']
    expect(labels('Output', ...titles)).toEqual([
      'outputs.path',
      'Output',
      'output.',
      'my output.path',
    ])
  })

  test('nests nothing where there is nothing', () => {
    expect(nestAnchors([], 'Page')).toEqual([])
  })
})
