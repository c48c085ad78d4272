import type { Tx } from '#kernel/database.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'

/** Tells an operator what has happened to the second step of their account, and when. */
export const tellOwner = (
  db: Tx,
  userId: number,
  write: (facts: { time: string }) => Notice,
): Promise<void> => notify(db, userId, write({ time: shanghaiTime(new Date()) }))
