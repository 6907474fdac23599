const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** A day, given as YYYY-MM-DD, in words: October 10, 2020. */
export function Day({date}: {date: string}) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
