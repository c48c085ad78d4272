const halfHourMs = 30 * 60_000
const shanghaiMs = 8 * 3600_000

/** As the fields of a browser write times: `YYYY-MM-DDTHH:mm` in Shanghai. */
const fieldTime = (ms: number) => new Date(ms + shanghaiMs).toISOString().slice(0, 16)

/** An hour: today from the next full half hour, on a later day in the afternoon, when wards are quiet. */
export function suggestTimes(now: number, day: string): { begin: string; end: string } {
  const soon = Math.ceil(now / halfHourMs) * halfHourMs
  const afternoon = Date.parse(`${day}T14:00:00+08:00`)
  const begin = fieldTime(soon).slice(0, 10) < day ? afternoon : soon
  return { begin: fieldTime(begin), end: fieldTime(begin + 2 * halfHourMs) }
}
