import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import GithubSlugger from 'github-slugger'
import {glob} from 'tinyglobby'
import {expect, test} from 'vitest'

/** Links into the repository from its documents, or by their address on GitHub. */
const LINK =
  /\]\((?!https?:|\/|#)([^)#\s]+)(#[^)\s]*)?\)|\/webpack\.js\.org\/blob\/main\/([^)#\s]+)(#[^)\s]*)?/g

const pages = await glob(['content/**/*.md'])
const documents = await glob(['*.md', 'docs/*.md', 'contract/*.md'])

test.each([...documents, ...pages])(
  'a link into the repository leads to a file and a heading: %s',
  async source => {
    const text = (await readFile(source, 'utf8')).replaceAll(/^(`{3,})[^]*?^\1$/gm, '')
    const isPage = source.startsWith('content/')
    const links = [...text.matchAll(LINK)].flatMap(([, near, nearHash, far, farHash]) => {
      if (far !== undefined) return [{file: far, hash: farHash}]
      return near === undefined || isPage
        ? []
        : [{file: join(dirname(source), near), hash: nearHash}]
    })
    const dead = await Promise.all(
      links.map(async ({file, hash}) => ((await isThere(file, hash)) ? [] : [file + (hash ?? '')])),
    )
    expect(dead.flat()).toEqual([])
  },
)

async function isThere(file: string, hash: string | undefined): Promise<boolean> {
  if (!existsSync(file) || hash === undefined) return existsSync(file)
  const slugger = new GithubSlugger()
  const headings = (await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)
  const ids = [...headings].map(([, title = '']) => slugger.slug(title.replaceAll('`', '')))
  return ids.includes(hash.slice(1))
}
