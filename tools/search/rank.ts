/**
 * A section and how well a term describes it, as one integer of 31 bits. The smaller a rank, the
 * better: sorting ranks puts the heaviest section first, and equal ones in the order of
 * the index.
 */
export type Rank = number

/** More sections than any site has. */
export const MAX_SECTIONS = 2 ** 21

/** The highest weight that a rank can hold. */
const MAX_WEIGHT = 2 ** 10 - 1

const SECTION_BITS = 21

/** Packs a section and a weight from 1 to 1000. */
export function toRank(section: number, weight: number): Rank {
  return ((MAX_WEIGHT - weight) << SECTION_BITS) | section
}

/** The number of the section. */
export function sectionOf(rank: Rank): number {
  return rank & (MAX_SECTIONS - 1)
}

/** Weight of the term in the section. */
export function weightOf(rank: Rank): number {
  return MAX_WEIGHT - (rank >> SECTION_BITS)
}

/** A share of a weight, but never nothing. */
export function reduceWeight(weight: number, share: number): number {
  return Math.max(1, Math.round(weight * share))
}
