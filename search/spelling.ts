import {SPELLING} from './weights.ts'

/** A suggested correction. */
export interface Correction {
  readonly word: string
  /** Number of letters that differ. */
  readonly distance: number
}

/**
 * The words that are closest to what was written: one letter apart from 4 letters on, two from 8
 * on; neighbors that changed places count once. An open word may be incomplete: `pubilcp` is
 * `publicpath`.
 */
export function correctWord(
  written: string,
  words: readonly string[],
  isOpen: boolean,
): Correction[] {
  const most = [SPELLING.oneLetter, SPELLING.twoLetters].filter(
    least => written.length >= least,
  ).length
  if (most === 0 || written.length > SPELLING.maxTypedLength) return []
  const letters = lettersOf(written)
  const found: Candidate[] = []
  for (const word of words) {
    if (word.length < written.length - most) continue
    if (!isOpen && word.length > written.length + most) continue
    if (countBits(letters & ~lettersOf(word)) > most) continue
    const {whole, begun} = distanceTo(written, word, most)
    const distance = isOpen ? Math.min(whole, begun) : whole
    if (distance > most) continue
    found.push({word, distance, goesOn: whole > distance})
  }
  const best = Math.min(...found.map(({distance}) => distance))
  const nearest = found.filter(({distance}) => distance === best)
  const isLonger = ({goesOn}: Candidate) => Number(goesOn)
  return nearest.toSorted((a, b) => isLonger(a) - isLonger(b)).slice(0, SPELLING.corrections)
}

interface Candidate extends Correction {
  /** Whether only the prefix of the word matches. */
  readonly goesOn: boolean
}

/** The letters of a word, as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Damerau-Levenshtein, of neighbors only: to the whole word, and to the nearest of its beginnings.
 * Gives up above `most`.
 */
function distanceTo(from: string, to: string, most: number): {whole: number; begun: number} {
  const length = Math.min(to.length, from.length + most + 1)
  let beforeLast: number[] = []
  let last = Array.from({length: length + 1}, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const areSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && areSwapped) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    if (Math.min(...current) > most) return {whole: most + 1, begun: most + 1}
    beforeLast = last
    last = current
  }
  return {
    whole: length < to.length ? most + 1 : (last[length] ?? most + 1),
    begun: Math.min(...last),
  }
}
