import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
import { buildMeeting } from './build-content.ts'
import { buildEntry } from './build-entry.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

type Expert = Awaited<ReturnType<typeof buildMember>>
type Given = {
  from?: number
  to?: number
  code?: string
  isConfirmed?: boolean
  expert?: Expert
  part?: number
  taskId?: number
}

/** The sheet of an expert in a meeting that begins in so many hours and lasts one, or in an existing task. */
export async function buildSheet(app: TestApp, given: Given = {}) {
  const { db, vault } = app.services
  const { from = 24, to = from + 1, code, isConfirmed = false, part = 1 } = given
  const expert = given.expert ?? (await buildMember(app, { truename: '程怀瑾' }))
  const { meeting, taskId } = await buildTask(app, given.taskId, { from, to })
  const rows = await db
    .insert(expertSheets)
    .values({
      task_id: taskId,
      user_id: expert.user.id,
      part,
      ...(code !== undefined && sheetCodeColumns(vault, code)),
      status: isConfirmed ? 1 : 0,
      decided_at: isConfirmed ? new Date() : null,
    })
    .returning()
  return { meeting, expert, sheet: rows[0]!, ids: { id: taskId, tcode: '' } }
}

async function buildTask(
  { services: { db } }: TestApp,
  taskId: number | undefined,
  time: { from: number; to: number },
) {
  const meeting = await buildMeeting(db, time)
  if (taskId !== undefined) return { meeting, taskId }
  await buildEntry(db, meeting.id, { contact: '会务组 010-1234' })
  const rows = await db
    .insert(expertTasks)
    .values({ meeting_id: meeting.id })
    .returning({ id: expertTasks.id })
  return { meeting, taskId: rows[0]!.id }
}
