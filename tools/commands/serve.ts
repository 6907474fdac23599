import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {endWith} from '../command-line/explain-error.ts'
import {parsePort} from '../command-line/port.ts'
import {asksForHelp} from '../command-line/usage.ts'
import {serveAt} from '../server/serve.ts'

const HELP = `Serves a built site the way a static host does: npm run serve -- [options]

  --dir DIR    folder that the build wrote; default: dist/
  --port PORT  0 takes any free port; default: what PORT in the environment names, or 3000
  --help       print this`

async function main(): Promise<void> {
  if (asksForHelp(process.argv)) return console.log(HELP)
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'dist'}, port: {type: 'string'}},
  })
  const port = parsePort(values.port)
  if (!existsSync(join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir} holds no site. Build one first: npm run build.`)
  }
  console.log(`Serving ${values.dir} on ${await serveAt({dir: values.dir, port})}`)
}

main().catch(endWith)
