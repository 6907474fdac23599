import {mkdtemp, readFile, writeFile} from 'node:fs/promises'
import {tmpdir, userInfo} from 'node:os'
import {join} from 'node:path'
import type {ProgramKind} from '../../../browser/find-program.ts'
import {findFreeAddress, startServer} from './start-server.ts'
import type {Host} from './serve-host.ts'

/** The server itself. */
export const nginx = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  candidates: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'],
  needs: [],
  packages: [['nginx']],
} satisfies ProgramKind

/** Serves a folder with nginx; the file is one that Debian's package includes. */
export async function serveNginx(program: string, config: string, root: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const url = await findFreeAddress()
  const site = (await readFile(config, 'utf8'))
    .replace('listen 80;', `listen ${new URL(url).host};`)
    .replace(/root .*;/, `root ${root};`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, wrap(site, folder))
  return startServer(program, ['-c', file, '-p', folder], {url, folder})
}

/** A complete configuration with one site, which needs no rights. */
function wrap(site: string, folder: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  )
  return `user ${userInfo().username};
daemon off;
error_log stderr crit;
pid ${join(folder, 'pid')};
events {}
http {
types { text/html html; text/css css; text/javascript js; }
access_log off;
${paths.join('\n')}
${site}
}
`
}
