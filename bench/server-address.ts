import type {ChildProcess} from 'node:child_process'

/** The address that a server prints, once it has printed this text as well. */
export function readAddress(child: ChildProcess, sign = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [url] = /http:\/\/localhost:\d+\//.exec(output) ?? []
      if (url !== undefined && output.includes(sign)) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
}
