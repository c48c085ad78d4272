import { figureFailures, longestFigureDays } from '#contract/console/figures.ts'
import type { ShownFigure } from '#contract/console/figures.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Figure, FigureDay, FigurePeriod } from '#kernel/console-framework/figure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'

const dayMs = 24 * 3600_000

/** The days from one to another, both included; refuses what is no day, backwards or too long. */
export function daysOf(from: string, until: string): string[] {
  const [first, last] = [from, until].map(readDay) as [number, number]
  const count = (last - first) / dayMs + 1
  // What is no day is NaN, which no comparison accepts.
  if (!(count >= 1 && count <= longestFigureDays)) throw refuse(figureFailures.periodWrong)
  return Array.from({ length: count }, (_, at) => writeDay(first + at * dayMs))
}

const writeDay = (at: number) => new Date(at).toISOString().slice(0, 10)

function readDay(text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return Number.isNaN(at) || writeDay(at) !== text ? NaN : at
}

export const dayBefore = (day: string, days: number) => writeDay(readDay(day) - days * dayMs)

/** The sum, or of a share the share of the sums. A share of nothing is no number. */
export function totalOf({ unit }: Pick<Figure, 'unit'>, days: FigureDay[]): number | null {
  const value = days.reduce((sum, day) => sum + day.value, 0)
  if (unit !== 'share') return value
  const of = days.reduce((sum, day) => sum + (day.of ?? 0), 0)
  return of === 0 ? null : value / of
}

/** Figures of each day of a period, beside the total of the period before it. */
export async function readFigures(
  db: Db,
  figures: readonly Figure[],
  { from, until, subjectId }: FigurePeriod,
  language: Language,
): Promise<ShownFigure[]> {
  const days = daysOf(from, until)
  const firstBefore = dayBefore(from, days.length)
  return Promise.all(
    figures.map(async (figure) => {
      const found = await figure.days(db, { from: firstBefore, until, subjectId })
      const byDay = new Map(found.map((day) => [day.day, day]))
      const { name, unit, hasSubjects } = figure
      return {
        name,
        unit,
        title: figure.title[language],
        definition: figure.definition[language],
        has_subjects: hasSubjects,
        total: totalOf(
          figure,
          found.filter(({ day }) => day >= from),
        ),
        total_before: totalOf(
          figure,
          found.filter(({ day }) => day < from),
        ),
        days: days.map((day) => ({ day, value: totalOf(figure, [byDay.get(day) ?? { day, value: 0 }]) })),
      }
    }),
  )
}
