/** Removals from a README, counted by kind. */
export type Dropped = Map<string, number>
