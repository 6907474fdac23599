import {describe, expect, test} from 'vitest'
import {parseRepository} from '../../../tools/readmes/repository.ts'

describe('parseRepository', () => {
  test.each([
    'webpack/css-loader',
    'github:webpack/css-loader',
    'https://github.com/webpack/css-loader',
    'https://github.com/webpack/css-loader.git',
    {type: 'git', url: 'git+https://github.com/webpack/css-loader.git'},
    {url: 'git@github.com:webpack/css-loader.git'},
    {url: 'git+ssh://git@github.com/webpack/css-loader.git#main'},
  ])('reads %o', value => {
    expect(parseRepository(value)).toEqual({
      url: 'https://github.com/webpack/css-loader',
      owner: 'webpack',
      folder: '',
    })
  })

  test('reads the folder of a package', () => {
    const url = 'https://github.com/babel/babel'
    expect(parseRepository({url, directory: './packages/a/'})).toMatchObject({
      url,
      folder: 'packages/a/',
    })
  })

  test.each([undefined, null, 7, {}, 'nonsense', 'https://example.org/a/b'])(
    'knows nothing of %o',
    value => {
      expect(parseRepository(value)).toBeUndefined()
    },
  )
})
