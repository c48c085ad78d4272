import { digestTaskCode } from '#server/features/meetings/meeting-tasks/find-task.ts'
import { meetingTasks } from '#server/features/meetings/meeting-tasks/meeting-tasks.tables.ts'
import { buildMeeting, hoursFromNow } from './build-content.ts'
import { buildEntry } from './build-entry.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

type Expert = Awaited<ReturnType<typeof buildMember>>
type Given = { from?: number; code?: string; isConfirmed?: boolean; expert?: Expert }

/** The task of an expert in a meeting that begins in so many hours and lasts one. */
export async function buildTask(app: TestApp, given: Given = {}) {
  const { db, vault } = app.services
  const { from = 24, code, isConfirmed = false } = given
  const meeting = await buildMeeting(db, { from })
  await buildEntry(db, meeting.id, { contact: '会务组 010-1234' })
  const expert = given.expert ?? (await buildMember(app, { truename: '程怀瑾' }))
  const rows = await db
    .insert(meetingTasks)
    .values({
      meeting_id: meeting.id,
      user_id: expert.user.id,
      kind: 'lecture',
      topic: '颅内动脉瘤的复合手术',
      begin_at: hoursFromNow(from),
      end_at: hoursFromNow(from + 1),
      code_digest: code === undefined ? null : digestTaskCode(vault, code),
      confirmed_at: isConfirmed ? new Date() : null,
    })
    .returning()
  return { meeting, expert, ids: { id: rows[0]!.id, tcode: '' } }
}
