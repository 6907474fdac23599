import createHash from 'create-hash'

/*
 * `crypto`: webpack hashes with its own WebAssembly, and asks for this if a configuration names
 * another algorithm. The complete package of browserify is a third of the size of webpack.
 */
export {createHash}

export const getHashes = () => ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'ripemd160']

export const randomBytes = (size: number) =>
  Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)))

export const randomUUID = () => globalThis.crypto.randomUUID()
