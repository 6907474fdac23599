import {findFile, serveHost, type Host} from './serve-host.ts'

/** GitHub Pages: below the name of the repository, with one fixed header and `404.html`. */
export function serveGithubPages(folder: string, base: string): Promise<Host> {
  const headers = {'Cache-Control': 'max-age=600'}
  return serveHost(folder, path => {
    const file = path.startsWith(base) ? findFile(folder, path.slice(base.length - 1)) : undefined
    return file === undefined ? {status: 404, headers} : {status: 200, file, headers}
  })
}
