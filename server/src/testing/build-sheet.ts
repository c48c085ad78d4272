import { only } from '#kernel/first-row.ts'
import type { sessionStates } from '#contract/practice/expert-sessions.ts'
import type { partTypes } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
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
  part?: OneOf<typeof partTypes>
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

type GivenSession = {
  from?: number
  minutes?: number
  title?: string
  programmeId?: number
  status?: OneOf<typeof sessionStates>
}

/** A session of a sheet that begins in so many hours, on a full minute. */
export function buildExpertSession({ services: { db } }: TestApp, sheetId: number, given: GivenSession = {}) {
  const { from = 24, minutes = 30, title = '颅底肿瘤的手术入路', programmeId, status = 0 } = given
  const begin = Math.ceil((Date.now() + from * 3600_000) / 60_000) * 60_000
  return only(
    db
      .insert(expertSessions)
      .values({
        sheet_id: sheetId,
        programme_id: programmeId ?? null,
        kind: 'lecture',
        title,
        hall: '第一会场',
        begin_at: new Date(begin),
        end_at: new Date(begin + minutes * 60_000),
        status,
      })
      .returning(),
  )
}
