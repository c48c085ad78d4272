import { attendanceCalls } from '#contract/meetings/attendance.ts'
import type { AttendanceFilter } from '#contract/meetings/attendance.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { findCheckinOf } from '#server/features/meetings/checkin/find-checkin.ts'
import { requireManager } from '#server/features/meetings/checkin/find-site.ts'
import { findMeetingFor } from '#server/features/meetings/meetings/find-meeting.ts'
import { hasConsented, presentAttendee } from './attendance.present.ts'
import { selectAttendees } from './attendance.queries.ts'

const pageSize = 20

export const listAttendees = answer(attendanceCalls.list, async (input, context) => {
  const { meeting_id: meetingId, filter, page } = input
  const { found, title } = await readAttendees(context, meetingId, { filter, page, size: pageSize })
  return {
    ...presentPage(found, (row) => presentAttendee(row, meetingId, context.vault)),
    meeting_title: title,
  }
})

type Part = { filter: AttendanceFilter; page: number; size: number }

/** Only for those who run the meeting; every look at the details of somebody is logged. */
export async function readAttendees(context: Context, meetingId: number, { filter, page, size }: Part) {
  const { db } = context
  await requireManager(context, meetingId)
  const { meeting } = await findMeetingFor(context, meetingId)
  const { checkinMeetingId } = await findCheckinOf(db, meeting)
  const found = await readPage(page, size, (limit, offset) =>
    selectAttendees(db, { meetingId, checkinMeetingId, filter, limit, offset }),
  )
  const reader_id = memberOf(context).userId
  const what = `attendance of meeting ${meetingId}`
  await insertAccesses(
    db,
    found.rows.filter(hasConsented).map(({ user_id }) => ({ user_id, reader_id, what })),
  )
  return { title: meeting.title, found }
}
