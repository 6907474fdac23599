import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {endWith} from '../command-line/run-if-called.ts'
import {asksForHelp} from '../command-line/usage.ts'
import {keepAssets} from '../write/keep-assets.ts'

const HELP = `Adds the assets of the last 30 days to a built site: npm run keep-assets -- [options]

  --dir DIR   folder of a built site; default: dist/
  --kept DIR  folder of the assets of earlier deployments, to which those of this one are added;
              default: kept-assets/
  --help      print this help`

async function main(): Promise<void> {
  if (asksForHelp(process.argv)) return console.log(HELP)
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'dist'},
      kept: {type: 'string', default: 'kept-assets'},
    },
  })
  if (!existsSync(join(values.dir, 'assets'))) {
    throw new Error(`${values.dir} does not contain a site. Build it first: npm run build.`)
  }
  await keepAssets({...values, today: new Date()})
}

main().catch(endWith)
