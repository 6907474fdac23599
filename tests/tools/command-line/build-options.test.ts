import {describe, expect, test} from 'vitest'
import {parseCommandLine} from '../../../tools/command-line/build-options.ts'

describe('the command line of the build', () => {
  test('builds content/ to dist/ of the repository if it says nothing else', () => {
    const options = {content: '/repo/content', out: '/repo/dist', deadLinks: 'error'}
    const rest = {watch: false, host: 'localhost', port: undefined}
    expect(parseCommandLine([], '/repo')).toMatchObject({options, ...rest})
  })

  test.each([
    [['--serve'], {port: 3000}],
    [['--watch', '--serve', '8080'], {port: 8080, watch: true, options: {liveUpdate: true}}],
    [['--serve', '--host', '0.0.0.0'], {port: 3000, host: '0.0.0.0'}],
  ])('serves on port 3000 of this computer, or at another address: %j', (args, options) => {
    expect(parseCommandLine(args, '/repo')).toMatchObject(options)
  })

  test.each([
    [['--dead-links', 'no'], '--dead-links must be “warn” or “error”.'],
    [['--site', 'foo'], '--site must be the root of a host, such as https://example.org.'],
    [['--site', 'https://example.org/docs/'], '--site must be the root of a host'],
    [['--threads', '0.5'], '--threads must be a whole number from 1.'],
    [['--serve', 'many'], '“many” is not a port.'],
    [['--serve', '70000'], '“70000” is not a port.'],
    [['content'], 'Unexpected argument “content”.'],
    [['--contents', 'x'], "Unknown option '--contents'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseCommandLine(args, '/repo')).toThrow(message)
  })
})
