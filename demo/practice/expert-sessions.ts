import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectFirstSheets } from './expert-duties.queries.ts'
import { selectInvitedUsers } from './expert-sessions.queries.ts'
import { upsertLecturer } from '#server/features/meetings/watching/lecturers.queries.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { sheetChanges, sheetMessages } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const day = 24 * 60

/**
 * More sessions of the demo's expert in the first task, one in each state, with what happened to them. One of them clashes
 * with a session of the second task.
 */
export async function loadExpertSessions(world: World): Promise<void> {
  const { db, now } = world
  const [first, second] = (await selectFirstSheets(db)).map(({ sheet }) => sheet)
  if (!first || !second) return
  for (const { meetingId, userId } of await selectInvitedUsers(db))
    await upsertLecturer(db, meetingId, userId)
  const dayBegin = minutesToMorning(now) + 3 * day
  const at = (minutes: number, length = 30) => ({
    begin_at: minutesFrom(now, dayBegin + minutes),
    end_at: minutesFrom(now, dayBegin + minutes + length),
  })
  const asked = { sheet_id: first.id, hall: '线上直播间' }
  const proposed = minutesFrom(now, dayBegin + day + 60)
  const ids = await insertForIds(db, expertSessions, [
    { ...asked, kind: 'discussion' as const, title: '疑难病例讨论：复杂动脉瘤', ...at(0, 60) },
    {
      ...asked,
      kind: 'lecture' as const,
      title: '颅内外血管搭桥的手术要点',
      ...at(90),
      status: 1,
      decided_at: now,
    },
    {
      ...asked,
      kind: 'host' as const,
      title: '青年医师手术视频专场',
      ...at(150, 60),
      status: 3,
      proposed_begin_at: proposed,
      reason: '上午有门诊，希望改到次日上午',
      decided_at: now,
    },
    {
      ...asked,
      kind: 'comment' as const,
      title: '病例点评：颅底脑膜瘤',
      ...at(480),
      status: 2,
      reason: '当日下午已安排手术',
      decided_at: now,
    },
  ])
  await insertRows(db, expertSessions, [
    { sheet_id: second.id, kind: 'host' as const, title: '会前筹备会', hall: '线上会议室', ...at(30, 60) },
  ])
  const said = { sheet_id: first.id, actor_id: first.user_id, by_guest: true }
  await insertRows(db, sheetChanges, [
    { ...said, kind: 'session_confirmed', subject_id: ids[1]!, detail: { begin_at: at(90).begin_at } },
    {
      ...said,
      kind: 'session_proposed',
      subject_id: ids[2]!,
      detail: { begin_at: proposed },
      reason: '上午有门诊，希望改到次日上午',
    },
    {
      ...said,
      kind: 'session_refused',
      subject_id: ids[3]!,
      detail: { begin_at: at(480).begin_at },
      reason: '当日下午已安排手术',
    },
  ])
  await insertRows(db, sheetMessages, [
    { sheet_id: first.id, kind: 'invitation' as const, state: 'sent' as const, sent_at: now },
    { sheet_id: second.id, kind: 'invitation' as const, state: 'sent' as const, sent_at: now },
  ])
}

/** To nine o'clock in Shanghai of the present day. */
const minutesToMorning = (now: Date) => 9 * 60 - ((now.getTime() / 60_000 + 8 * 60) % day)
