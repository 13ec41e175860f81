/** Writes a moment as people do: Thu, Jan 15, 2026, 2:14 AM UTC. */
export type TellTime = (time: number) => string

/** In somebody's time zone. Making one takes a while: once for many mails. */
export function timesIn(timeZone: string): TellTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // Some calendars set a narrow blank before AM, which not every mail program has.
  return (time) => format.format(time).replaceAll('\u202f', ' ')
}
