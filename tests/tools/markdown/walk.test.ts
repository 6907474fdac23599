import type {Root} from 'mdast'
import {describe, expect, test} from 'vitest'
import {walk, walkType} from '../../../tools/markdown/walk.ts'

/** A quote with two words, and one word after it. */
function buildTree(): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'blockquote',
        children: [
          {
            type: 'paragraph',
            children: [
              {type: 'text', value: 'a'},
              {type: 'text', value: 'b'},
            ],
          },
        ],
      },
      {type: 'paragraph', children: [{type: 'text', value: 'c'}]},
    ],
  }
}

/** The types of visited nodes, or their text. */
function visited(tree: Root, answer: (name: string, index: number) => number | undefined) {
  const names: string[] = []
  walk(tree, (node, index) => {
    const name = node.type === 'text' ? node.value : node.type
    names.push(name)
    return answer(name, index)
  })
  return names
}

describe('walk', () => {
  test('visits everything within a node in document order, with its index and its parent', () => {
    const places: string[] = []
    walk(buildTree(), (node, index, parent) => {
      places.push(`${parent.type}[${index}] ${node.type}`)
    })
    expect(places).toEqual([
      'root[0] blockquote',
      'blockquote[0] paragraph',
      'paragraph[0] text',
      'paragraph[1] text',
      'root[1] paragraph',
      'paragraph[0] text',
    ])
  })

  test('visits nothing in a node that holds no others', () => {
    walk({type: 'text', value: 'a'}, () => expect.fail('there is nothing to visit'))
  })

  test('leaves out the children of a node whose visitor returns an index, and continues there', () => {
    const tree = buildTree()
    const skipped = visited(tree, (name, index) => (name === 'blockquote' ? index + 1 : undefined))
    expect(skipped).toEqual(['blockquote', 'paragraph', 'c'])
    expect(visited(tree, name => (name === 'a' ? 9 : undefined))).not.toContain('b')
  })

  test('visits what takes the place of a node if its index is returned', () => {
    const tree = buildTree()
    const types: string[] = []
    walk(tree, (node, index, parent) => {
      types.push(node.type)
      if (node.type !== 'blockquote') return
      parent.children.splice(index, 1, ...node.children)
      return index
    })
    expect(types).toEqual(['blockquote', 'paragraph', 'text', 'text', 'paragraph', 'text'])
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'paragraph'])
  })

  test('visits the children that a visitor gives to a node', () => {
    const tree = buildTree()
    const names = visited(tree, name => {
      const [, last] = tree.children
      if (name === 'c' && last?.type === 'paragraph') last.children.push({type: 'break'})
      return undefined
    })
    expect(names.at(-1)).toBe('break')
  })
})

describe('walkType', () => {
  test('visits the nodes of one type only, at any depth', () => {
    const texts: string[] = []
    walkType(buildTree(), 'text', ({value}) => {
      texts.push(value)
    })
    expect(texts).toEqual(['a', 'b', 'c'])
  })

  test('continues where its visitor says', () => {
    const tree = buildTree()
    walkType(tree, 'paragraph', (_, index, parent) => {
      parent.children.splice(index, 1)
      return index
    })
    expect(tree.children).toEqual([{type: 'blockquote', children: []}])
  })
})
