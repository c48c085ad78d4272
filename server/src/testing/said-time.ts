import { sayTimes } from '#kernel/say-times.ts'
import { shanghaiTime } from '#kernel/time.ts'

/** How a message in Chinese names this time. */
export const saidTime = (at: Date | string) =>
  sayTimes(typeof at === 'string' ? at : shanghaiTime(at), new Date(), 'zh')
