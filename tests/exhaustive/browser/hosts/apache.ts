import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chmod, cp, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect} from 'vitest'
import {findFreeAddress} from './start-server.ts'
import type {Host} from './serve-host.ts'

/** The server itself, where it is installed. */
export const apachePath = ['/usr/sbin/apache2'].find(existsSync)

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
  const apache = spawn(program, ['-DFOREGROUND', '-f', file], {stdio: 'ignore'})
  await expect.poll(() => isAnswering(url)).toBe(true)
  return {
    url,
    close() {
      apache.once('exit', () => void rm(folder, {recursive: true}))
      apache.kill()
    },
  }
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

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
