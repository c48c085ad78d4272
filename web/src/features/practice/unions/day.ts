const dayMs = 24 * 3600_000

/** The part of a day that a period takes, from 0 to 1; undefined when it takes none. */
export function shareOfDay(
  day: string,
  { begin_time, end_time }: { begin_time: string; end_time: string },
): { from: number; to: number } | undefined {
  const start = Date.parse(`${day}T00:00:00Z`)
  const share = (time: string) =>
    Math.min(Math.max((Date.parse(`${time.replace(' ', 'T')}:00Z`) - start) / dayMs, 0), 1)
  const [from, to] = [share(begin_time), share(end_time)]
  return from < to ? { from, to } : undefined
}
