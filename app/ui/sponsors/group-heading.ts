/** The groups that sponsors are shown in, in this order. */
export const groupNames = ['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'] as const
export type GroupName = (typeof groupNames)[number]

/** The amount that counts: all that was given, or the monthly average of the last year. */
export type Ranking = 'total' | 'monthly'

/** `Gold Sponsors`, `Gold Monthly Sponsors`. */
export function headingOf(name: GroupName, ranking: Ranking): string {
  if (name === 'backer') return 'Backers'
  const rank = name.charAt(0).toUpperCase() + name.slice(1)
  return `${rank} ${ranking === 'monthly' && name !== 'latest' ? 'Monthly ' : ''}Sponsors`
}
