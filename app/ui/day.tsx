let format: Intl.DateTimeFormat | undefined

/** A day, given as YYYY-MM-DD, in words: October 10, 2020. */
export function Day({date}: {date: string}) {
  // Created on demand, because creating it takes longer than the rest of the start of the app.
  format ??= new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
