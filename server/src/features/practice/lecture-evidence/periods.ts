export type Period = { from: Date; until: Date }

const minuteMs = 60_000

/** What lies in one of the first periods and in one of the second ones. */
export const intersect = (some: Period[], others: Period[]): Period[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from
      const until = one.until < other.until ? one.until : other.until
      return from < until ? [{ from, until }] : []
    }),
  )

/** The same time in periods that do not overlap, by date. */
export function unite(periods: Period[]): Period[] {
  const united: Period[] = []
  for (const { from, until } of periods.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = united.at(-1)
    if (!last || from > last.until) united.push({ from, until })
    else if (until > last.until) last.until = until
  }
  return united
}

/** How long all of it is; what is in two of them counts once. */
export const minutesOf = (periods: Period[]): number =>
  Math.round(
    unite(periods).reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()), 0) / minuteMs,
  )
