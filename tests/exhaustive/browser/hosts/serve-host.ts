import {statSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {typeOf} from '../../../../tools/output/media-type.ts'
import {listen} from '../../../tools/ask.ts'

/** A running host. */
export interface Host {
  readonly url: string
  close(): void
}

/** A file of the deployed folder, and how the host sends it. */
export interface HostAnswer {
  readonly status: number
  readonly file?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers the path of a request by the rules of a host. */
export type AnswerPath = (path: string) => HostAnswer

/** Serves a folder as a host does. */
export async function serveHost(folder: string, answer: AnswerPath): Promise<Host> {
  const server = createServer((request, response) => {
    const {status, file = '404.html', headers} = answer(request.url ?? '/')
    response.writeHead(status, {'Content-Type': typeOf(file), ...headers})
    readFile(join(folder, file)).then(
      bytes => response.end(bytes),
      () => response.end('Not found'),
    )
  })
  return {url: await listen(server), close: () => server.close()}
}

/** The file that a path names: itself, or the page of a folder. */
export function findFile(folder: string, path: string): string | undefined {
  const file = path.endsWith('/') ? `${path}index.html` : path
  return statSync(join(folder, file), {throwIfNoEntry: false})?.isFile() ? file : undefined
}
