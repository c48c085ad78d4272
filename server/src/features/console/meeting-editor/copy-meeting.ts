import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { copyExam, copyParts, selectChildren } from './copy-meeting.queries.ts'
import { insertMeeting, selectAnyMeeting } from './meeting-editor.queries.ts'
import type { AnyMeeting } from './meeting-editor.queries.ts'

type Copied = { title: string; beginAt: Date }

/**
 * Makes a meeting from an earlier one, with everything that was prepared for it: programme, lecturers, requirements, sign-in
 * form, exam, and the parts of a large meeting. What came of it, such as recordings, guests or figures, stays with the
 * earlier one. Nobody sees the copy until it is published.
 */
export async function copyMeeting(db: Db, meetingId: number, { title, beginAt }: Copied): Promise<number> {
  const meeting = await selectAnyMeeting(db, meetingId)
  if (!meeting) throw refuse(failures.dataMissing)
  const laterMs = beginAt.getTime() - meeting.begin_at.getTime()
  return db.transaction(async (db) => {
    const copyId = await copyOne(db, { ...meeting, title }, laterMs)
    for (const child of await selectChildren(db, meetingId))
      await copyOne(db, { ...child, parent_id: copyId }, laterMs)
    return copyId
  })
}

async function copyOne(db: Db, { id: fromId, ...meeting }: AnyMeeting, laterMs: number): Promise<number> {
  const later = (at: Date) => new Date(at.getTime() + laterMs)
  const toId = await insertMeeting(db, {
    ...meeting,
    begin_at: later(meeting.begin_at),
    end_at: later(meeting.end_at),
    published: false,
    publish_at: null,
    has_stream: false,
    selected_son_id: 0,
    view_count: 0,
    share_count: 0,
    created_at: new Date(),
  })
  const copy = { fromId, toId, laterMs }
  await copyParts(db, copy)
  await copyExam(db, copy)
  return toId
}
