/** Minutes of the day in Shanghai; a period may pass midnight, and one that ends where it begins is none. */
export type QuietHours = { fromMinute: number; toMinute: number }

const dayMinutes = 24 * 60
const shanghaiOffsetMinutes = 8 * 60

/** The end of the quiet hours that `now` is in; undefined outside of them. */
export function quietEnd(now: Date, { fromMinute, toMinute }: QuietHours): Date | undefined {
  const minutes = Math.floor(now.getTime() / 60_000) + shanghaiOffsetMinutes
  const sinceBegin = (minutes - fromMinute + dayMinutes) % dayMinutes
  const length = (toMinute - fromMinute + dayMinutes) % dayMinutes
  if (sinceBegin >= length) return undefined
  return new Date((minutes - shanghaiOffsetMinutes + length - sinceBegin) * 60_000)
}
