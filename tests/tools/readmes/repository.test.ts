import {expect, test} from 'vitest'
import {parseRepository} from '../../../tools/readmes/repository.ts'

test.each([
  'webpack/css-loader',
  'github:webpack/css-loader',
  'https://github.com/webpack/css-loader.git',
  {url: 'git@github.com:webpack/css-loader.git'},
  {url: 'git+ssh://git@github.com/webpack/css-loader.git#main'},
])('parseRepository reads %o', value => {
  const url = 'https://github.com/webpack/css-loader'
  expect(parseRepository(value)).toEqual({url, owner: 'webpack', folder: ''})
})

test('parseRepository reads the folder of a package', () => {
  const url = 'https://github.com/babel/babel'
  const repository = parseRepository({url, directory: './packages/a/'})
  expect(repository).toMatchObject({url, folder: 'packages/a/'})
})

test.each([undefined, null, 7, {}, 'nonsense', 'https://example.org/a/b'])(
  'parseRepository knows nothing of %o',
  value => {
    expect(parseRepository(value)).toBeUndefined()
  },
)
