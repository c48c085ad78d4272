const dayMs = 24 * 3600_000

/** A day of the providers' books, `YYYY-MM-DD`: Shanghai keeps one offset all year. */
export function shanghaiDay(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`)
  return { from, to: new Date(from.getTime() + dayMs) }
}

/** A moment as the providers write it in their books: `YYYY-MM-DD HH:mm:ss` in Shanghai. */
export const readShanghaiTime = (text: string) => new Date(`${text.trim().replace(' ', 'T')}+08:00`)

const pad = (at: Date) => new Date(at.getTime() + 8 * 3600_000).toISOString()

export const writeShanghaiTime = (at: Date) => pad(at).slice(0, 19).replace('T', ' ')

/** The same as RFC 3339, which WeChat asks for. */
export const writeShanghaiInstant = (at: Date) => `${pad(at).slice(0, 19)}+08:00`
