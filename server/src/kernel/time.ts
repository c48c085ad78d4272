/** Shanghai keeps one offset all year. */
const shanghaiOffset = 8 * 3600_000

/** A moment as the contract writes it: `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const shanghaiTime = (at: Date) =>
  new Date(at.getTime() + shanghaiOffset).toISOString().slice(0, 16).replace('T', ' ')

/** The moment that the contract writes so; undefined for any other text. */
export function readShanghaiTime(text: string): Date | undefined {
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)
    ? new Date(`${text.replace(' ', 'T')}:00+08:00`)
    : undefined
  // Some engines take the 31st of a short month for the 1st of the next.
  return at && !Number.isNaN(at.getTime()) && shanghaiTime(at) === text ? at : undefined
}

/** When the day of a moment began, in Asia/Shanghai. */
export const dayStart = (at: Date) => new Date(`${shanghaiTime(at).slice(0, 10)}T00:00:00+08:00`)
