import {buildQuietly} from '../../builds/build-quietly.ts'

/*
 * Builds a folder again and again: build-repeatedly.ts CONTENT OUT CACHE NAME COUNT. Every build is
 * for another address, which changes every page; it is printed when the build begins.
 */
const [content = '', out = '', cache = '', name = '', count = ''] = process.argv.slice(2)

for (let number = 0; number < Number(count); number++) {
  const site = `https://${name}-${number}.example.org`
  console.log(site)
  await buildQuietly({content, out, cache, site})
}
