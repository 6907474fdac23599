/** Lists of numbers and of strings that are stored as bytes. */
export interface Packed {
  readonly numbers: readonly Uint32Array[]
  /** Strings without line feeds. */
  readonly strings: ReadonlyArray<readonly string[]>
}

const NUMBER_BYTES = Uint32Array.BYTES_PER_ELEMENT

/**
 * Packs lists so that reading them costs little: numbers are used where they are, and strings are
 * split once. The order of bytes is that of the machine.
 */
export function pack({numbers, strings}: Packed): Uint8Array {
  const texts = strings.map(list => Buffer.from(list.join('\n')))
  const header = Uint32Array.of(
    numbers.length,
    strings.length,
    ...numbers.map(({length}) => length),
    ...strings.flatMap((list, at) => [list.length, texts[at]?.length ?? 0]),
  )
  const bytesOf = (list: Uint32Array) =>
    new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
  return Buffer.concat([bytesOf(header), ...numbers.map(bytesOf), ...texts])
}

/** Reads what `pack` made. The numbers share the memory of `bytes` where they can. */
export function unpack(bytes: Uint8Array): Packed {
  const {buffer, byteOffset} = aligned(bytes)
  let offset = byteOffset
  const readNumbers = (count: number): Uint32Array => {
    const list = new Uint32Array(buffer, offset, count)
    offset += count * NUMBER_BYTES
    return list
  }
  const readStrings = (count: number, length: number): string[] => {
    const text = Buffer.from(buffer, offset, length).toString()
    offset += length
    return count === 0 ? [] : text.split('\n')
  }
  const [numberLists = 0, stringLists = 0] = readNumbers(2)
  const counts = readNumbers(numberLists)
  const sizes = readNumbers(2 * stringLists)
  return {
    numbers: Array.from(counts, readNumbers),
    strings: Array.from({length: stringLists}, (_, at) =>
      readStrings(sizes[2 * at] ?? 0, sizes[2 * at + 1] ?? 0),
    ),
  }
}

/** Numbers can only be read in place where they are aligned. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % NUMBER_BYTES === 0 ? bytes : new Uint8Array(bytes)
}
