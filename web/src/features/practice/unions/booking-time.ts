/** A field of the browser writes times as `YYYY-MM-DDTHH:mm`, answers as `YYYY-MM-DD HH:mm`; both are of Shanghai. */
export const wireTime = (value: string) => value.replace('T', ' ')
export const fieldTime = (value: string) => value.replace(' ', 'T')
export const momentOf = (value: string) => Date.parse(`${fieldTime(value)}:00+08:00`)

export const shanghaiMinute = (now: number) =>
  new Date(now + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')
