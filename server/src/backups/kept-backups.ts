import { shanghaiTime } from '#kernel/time.ts'

const dayMs = 24 * 3600_000
const kept = { days: 7, weeks: 4, months: 12 }

type Made = { at: Date }

const dayOf = ({ at }: Made) => shanghaiTime(at).slice(0, 10)
const monthOf = ({ at }: Made) => dayOf({ at }).slice(0, 7)
/** The number of the week, counted from a Monday long ago. */
const weekOf = (made: Made) => String(Math.floor((Date.parse(dayOf(made)) / dayMs + 3) / 7))

/** Of the latest 7 days, 4 weeks and 12 months that have backups, the last of each. All others may go. */
export function keptBackups<Backup extends Made>(backups: Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const lastOfEach = (period: (made: Made) => string, count: number) =>
    [...Map.groupBy(newestFirst, period).values()].slice(0, count).map(([last]) => last!)
  const keep = new Set([
    ...lastOfEach(dayOf, kept.days),
    ...lastOfEach(weekOf, kept.weeks),
    ...lastOfEach(monthOf, kept.months),
  ])
  return newestFirst.filter((backup) => keep.has(backup))
}
