import { shanghaiTime } from '#kernel/time.ts'

const dayMs = 24 * 3600_000
const [sunday, saturday] = [0, 6]

/** What the agreement promises, in working days. */
export const reviewedBy = (appliedAt: Date) => workingDayAfter(appliedAt, 5)
export const arrivesBy = (sentAt: Date) => workingDayAfter(sentAt, 2)

/** The day (`YYYY-MM-DD`, Asia/Shanghai) that is so many working days after a moment. Public holidays are not known. */
export function workingDayAfter(at: Date, days: number): string {
  let day = new Date(`${shanghaiTime(at).slice(0, 10)}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + dayMs)
    if (day.getUTCDay() !== sunday && day.getUTCDay() !== saturday) left--
  }
  return day.toISOString().slice(0, 10)
}
