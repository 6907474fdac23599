import {chmod, cp, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {ProgramKind} from '../../../browser/find-program.ts'
import {findFreeAddress, startServer} from './start-server.ts'
import type {Host} from './serve-host.ts'

/** The server itself. */
export const apache = {
  name: 'Apache',
  variable: 'APACHE_PATH',
  candidates: ['/usr/sbin/apache2'],
  needs: [],
  packages: [['apache2-bin']],
} satisfies ProgramKind

/** The folder of its modules, in Debian's package. */
const modules = '/usr/lib/apache2/modules'

/** Serves a copy of a folder with Apache, which reads the `.htaccess` files in it. */
export async function serveApache(program: string, root: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'apache-'))
  await chmod(folder, 0o755) // readable for the user that Apache changes to
  await cp(root, join(folder, 'site'), {recursive: true})
  const url = await findFreeAddress()
  const file = join(folder, 'httpd.conf')
  await writeFile(file, configure(new URL(url).host, folder))
  return startServer(program, ['-DFOREGROUND', '-f', file], {url, folder})
}

/** A configuration that allows the files only what the page says. */
function configure(address: string, folder: string): string {
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'filter', 'deflate']
  const loads = names.map(name => `LoadModule ${name}_module ${join(modules, `mod_${name}.so`)}`)
  return `${loads.join('\n')}
Listen ${address}
ServerName localhost
ServerRoot ${folder}
PidFile ${join(folder, 'pid')}
ErrorLog ${join(folder, 'error.log')}
User nobody
Group nogroup
TypesConfig /dev/null
AddType text/html .html
AddType text/css .css
AddType text/javascript .js
DocumentRoot ${join(folder, 'site')}
<Directory ${join(folder, 'site')}>
AllowOverride FileInfo Indexes
Require all granted
</Directory>
`
}
