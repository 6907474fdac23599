import {describe, expect, test} from 'vitest'
import type {Fact} from '#contract/webpack.ts'
import {changeLabels, sinceLabel} from '../../../tools/facts/version-labels.ts'

const fact: Fact = {id: 'option:cache', kind: 'option', name: 'cache'}

describe('the label of a fact', () => {
  test('is the version that added it, without the patch of a minor version', () => {
    expect(sinceLabel({...fact, since: '5.103.0'})).toBe('5.103')
    expect(sinceLabel({...fact, since: '5.90.1'})).toBe('5.90.1')
  })

  test('is absent if every webpack 5 has it, or if nothing is known', () => {
    expect(sinceLabel({...fact, since: '5.0.0'})).toBeUndefined()
    expect(sinceLabel({...fact, since: '4.47.0'})).toBeUndefined()
    expect(sinceLabel(fact)).toBeUndefined()
  })

  test('names the package if it is not webpack', () => {
    const flag: Fact = {id: 'flag:--x', kind: 'flag', name: '--x', since: '6.0.0'}
    expect(sinceLabel(flag)).toBe('webpack-cli 6.0')
  })
})

describe('labels of changes', () => {
  test('say what a default was, newest first', () => {
    const changes: Fact['changes'] = [
      {version: '5.20.0', field: 'default', before: '1', after: '2'},
      {version: '5.90.0', field: 'production', after: 'true'},
    ]
    expect(changeLabels({...fact, changes})).toEqual([
      {when: 'before 5.90', what: 'default', values: ['undefined'], where: ' in production'},
      {when: 'before 5.20', what: 'default', values: ['1'], where: ''},
    ])
  })

  test('list the values that a type gained or lost', () => {
    const changes: Fact['changes'] = [
      {version: '5.80.0', field: 'type', before: '"a" | (x: A) => B', after: '"b" | (x: C) => B'},
    ]
    expect(changeLabels({...fact, changes})).toEqual([
      {when: 'since 5.80', what: '', values: ['"b"'], where: ''},
      {when: 'before 5.80', what: '', values: ['"a"'], where: ''},
    ])
  })

  test('leave out what came with webpack 5.0, and what was taken back', () => {
    const changes: Fact['changes'] = [
      {version: '5.0.0', field: 'default', before: '1', after: '2'},
      {version: '5.80.0', field: 'type', before: 'string', after: '"a"'},
      {version: '5.81.0', field: 'type', before: '"a"', after: 'string'},
    ]
    expect(changeLabels({...fact, changes})).toEqual([])
  })
})
