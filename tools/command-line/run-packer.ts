import {join} from 'node:path'
import {root} from '../disk/root.ts'
import {runCommand} from './run-command.ts'

interface Packer {
  readonly help: string
  /** Makes a package below a folder; resolves to the file to publish. */
  readonly pack: (outDir: string) => Promise<string>
}

/** Runs a packer if the module with this URL is the program that was started. */
export function runPacker(module: string, {help, pack}: Packer): void {
  const run = async () => {
    const file = await pack(join(root, 'packages-out'))
    console.log(`Packed ${file}\nCheck its contents, then publish it: npm publish ${file}`)
  }
  runCommand(module, {help, run})
}
