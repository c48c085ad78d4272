import { userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { viewerUnmuted } from './live-room.notices.ts'
import { deleteMute } from './live-room.queries.ts'

/** Lets somebody write in a live room again, before the time is over, and tells them. */
export async function unmute(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { userId, meetingId, meeting }: { userId: number; meetingId: number; meeting: string },
): Promise<void> {
  if (await deleteMute(db, meetingId, userId))
    await events.publish(userNoticed, { userId, notice: viewerUnmuted.write({ meetingId, meeting }) })
}
