import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import {buildSchemas} from '../../tools/output/schemas.ts'
import {toRecord, type ContractShape} from './contract-changes.ts'

/** The contract as the sources have it now, without the host of any site. */
export function buildContractShape(): ContractShape {
  const schemas = [...buildSchemas('http://localhost')].map(([name, published]) => {
    const {$id: _, ...schema} = published
    return [name, schema] as const
  })
  const urls = Object.entries(endpoints).map(
    ([name, url]) => [name, typeof url === 'string' ? url : url(`{${parameters[name]}}`)] as const,
  )
  return {endpoints: Object.fromEntries(urls), schemas: Object.fromEntries(schemas)}
}

/** Names of the parameters in the URLs of endpoints. */
const parameters: Readonly<Record<string, string>> = {
  schema: 'name',
  section: 'name',
  page: 'path',
  pack: 'name',
  example: 'name',
  webpack: 'name',
}

/** Reads the contract that `emitContractShape` wrote. */
export async function readContractShape(dir: string): Promise<ContractShape> {
  const names = (await readdir(dir)).map(file => file.replace(/\.json$/, ''))
  const files = await Promise.all(
    names.map(async name => {
      const value: unknown = JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8'))
      return [name, toRecord(value)] as const
    }),
  )
  const {[URLS]: urls, ...schemas} = Object.fromEntries(files)
  const texts = Object.entries(urls ?? {}).map(([name, url]) => [name, String(url)])
  return {endpoints: Object.fromEntries(texts), schemas}
}

/** Writes a contract to a folder, one file per schema, so that a diff shows every change. */
export async function emitContractShape(dir: string, shape: ContractShape): Promise<void> {
  await rm(dir, {recursive: true, force: true})
  await mkdir(dir, {recursive: true})
  const files = {...shape.schemas, [URLS]: shape.endpoints}
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(dir, `${name}.json`), `${JSON.stringify(sortKeys(value), null, 2)}\n`)
  }
}

/** The file with the URLs; no schema may have this name. */
const URLS = '_endpoints'

function sortKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    Array.isArray(part) || typeof part !== 'object' || part === null
      ? part
      : Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
}
