const dayMs = 24 * 3600_000
const shanghaiMs = 8 * 3600_000

/** The day of a moment in Shanghai, `YYYY-MM-DD`. */
export const dayOf = (ms: number): string => new Date(ms + shanghaiMs).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The month of a day, or one so many months later: `YYYY-MM`. */
export function monthOf(day: string, later = 0): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let monday = addDays(first, -weekday); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)))
  return weeks
}
