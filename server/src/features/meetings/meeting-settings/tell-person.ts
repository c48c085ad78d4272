import type { Tx } from '#kernel/database.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'

type PersonNotice = NoticeDefinition<{ meeting: string; meetingId: number }>

/** Tells somebody what they may do in a meeting from now on, or no longer. */
export const tellPerson = (
  db: Tx,
  told: { userId: number; notice: PersonNotice; meeting: { id: number; title: string } },
): Promise<void> => {
  const { id: meetingId, title: meeting } = told.meeting
  return notify(db, told.userId, told.notice.write({ meeting, meetingId }))
}
