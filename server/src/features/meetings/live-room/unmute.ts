import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { viewerUnmuted } from './live-room.notices.ts'
import { deleteMute } from './live-room.queries.ts'

/** Lets somebody write in a live room again, before the time is over, and tells them. */
export const unmute = (
  { db }: Pick<Services, 'db'>,
  { userId, meetingId, meeting }: { userId: number; meetingId: number; meeting: string },
): Promise<void> =>
  db.transaction(async (db) => {
    if (await deleteMute(db, meetingId, userId))
      await notify(db, userId, viewerUnmuted.write({ meetingId, meeting }))
  })
