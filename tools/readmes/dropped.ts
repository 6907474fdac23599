/** What is left out of a README, by its kind, with how often. */
export type Dropped = Map<string, number>
