/** Shanghai keeps one offset all year. */
const shanghaiOffset = 8 * 3600_000

/** A moment as the contract writes it: `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const shanghaiTime = (at: Date) =>
  new Date(at.getTime() + shanghaiOffset).toISOString().slice(0, 16).replace('T', ' ')

/** The moment that the contract writes so; undefined for an empty text. */
export const readShanghaiTime = (text: string): Date | undefined =>
  text === '' ? undefined : new Date(`${text.replace(' ', 'T')}:00+08:00`)
