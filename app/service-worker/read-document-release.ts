/** Characters within which a document names its main script. */
const BEGINNING = 4096

/**
 * The URL of the main script of a document. The script is near its beginning, so the rest is not
 * read.
 */
export async function readRelease({body}: Response): Promise<string | undefined> {
  if (!body) return undefined
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < BEGINNING) {
    const {done, value} = await reader.read()
    if (done) break
    text += value
    const [, release] = /\sdata-main="([^"]+)"/.exec(text) ?? []
    if (release === undefined) continue
    void reader.cancel()
    return release
  }
  void reader.cancel()
  return undefined
}
