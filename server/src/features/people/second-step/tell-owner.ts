import { userNoticed } from '#kernel/notice.ts'
import type { Notice } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'

/** Tells an operator what has happened to the second step of their account, and when. */
export const tellOwner = (
  { events }: Context,
  userId: number,
  write: (facts: { time: string }) => Notice,
): Promise<void> => events.publish(userNoticed, { userId, notice: write({ time: shanghaiTime(new Date()) }) })
