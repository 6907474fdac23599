import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {endWith} from '../command-line/run-if-called.ts'
import {parsePort} from '../command-line/port.ts'
import {asksForHelp} from '../command-line/usage.ts'
import {serveAt} from '../server/serve.ts'

const HELP = `Serves a built site like a static host: npm run serve -- [options]

  --dir DIR    folder of a built site; default: dist/
  --port PORT  port, or 0 for any free port; default: the environment variable PORT, or 3000
  --host HOST  address to listen to, such as 0.0.0.0 to let other computers read the site;
               default: localhost, which only this computer can read
  --help       print this help`

async function main(): Promise<void> {
  if (asksForHelp(process.argv)) return console.log(HELP)
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'dist'},
      port: {type: 'string'},
      host: {type: 'string', default: 'localhost'},
    },
  })
  const {dir, host} = values
  const port = parsePort(values.port)
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir} does not contain a site. Build it first: npm run build.`)
  }
  console.log(`Serving ${dir} on ${await serveAt({dir, host, port})}`)
}

main().catch(endWith)
