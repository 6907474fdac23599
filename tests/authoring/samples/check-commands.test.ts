import {expect, test} from 'vitest'
import {checkCommands, findCommands} from '../../../authoring/samples/check-commands.ts'

const flags = {
  '': ['--help', '-h'],
  build: ['--mode', '--config', '-c', '--env', '--no-devtool'],
  b: ['--mode'],
  serve: ['--port', '--mode'],
  help: [],
  h: [],
}

function messagesOf(text: string, lang = 'bash') {
  return checkCommands(text, lang, {flags, hooks: {}}).map(
    ({line, message}) => `${line} ${message}`,
  )
}

test.each(
  [
    ['npx webpack'],
    ['NODE_ENV=test npx webpack --mode=production -c webpack.prod.js'],
    ['yarn webpack serve --port 3000 # a comment --nothing'],
    ['pnpm exec webpack b --mode production && npm install --save-dev webpack'],
    ['npx webpack ./src/index.js --no-devtool -h'],
    ['npx webpack --env "a b=--c"'],
    ['npm exec -- webpack --mode production -- --anything'],
    ['npm run build -- --anything'],
    ['webpack help', 'webpack help --config', 'webpack h -c', 'webpack help serve'],
    ['webpack help serve --port', 'webpack help --help'],
  ].flat(),
)('checkCommands accepts %s', text => {
  expect(messagesOf(text)).toEqual([])
})

test('checkCommands names what does not exist, or what webpack cannot explain, with its line', () => {
  const text =
    'cd shop\nnpx webpack \\\n  --mod production\nwebpack srve\nwebpack serve --config a\n' +
    'webpack help --port\nwebpack help srve\nwebpack help serve --config'
  expect(messagesOf(text)).toEqual([
    '2 webpack has no flag --mod.',
    '4 webpack has no command “srve”.',
    '5 webpack has no flag --config.',
    '6 webpack has no flag --port.',
    '7 webpack has no command “srve”.',
    '8 webpack has no flag --config.',
  ])
})

test('checkCommands treats only what follows a prompt as a command of a session', () => {
  const text = '$ npx webpack --mod a\nwebpack --compiled successfully\n> webpack --mode b'
  expect(messagesOf(text, 'console')).toEqual(['1 webpack has no flag --mod.'])
  expect(findCommands('webpack 5.112.2 compiled', 'console')).toEqual([])
})

test('checkCommands finds webpack in a call of Node.js', () => {
  const text = 'node --inspect ./node_modules/webpack/bin/webpack.js --mod a'
  expect(messagesOf(text)).toEqual(['1 webpack has no flag --mod.'])
  expect(findCommands('node build.mjs --mod a', 'bash')).toEqual([])
})
