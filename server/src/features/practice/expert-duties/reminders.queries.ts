import { sql } from 'drizzle-orm'
import { waitStates } from '#contract/practice/expert-duties.ts'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import { partTypes, sheetStates } from '#contract/practice/expert-sheets.ts'
import { pollStates } from '#contract/practice/session-polls.ts'
import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import {
  expertSheets,
  expertTasks,
  sheetMessages,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { askedRecordings } from '#server/features/practice/lecture-playback/lecture-playback.queries.ts'
import { lectureSlides } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import {
  specimenRoomGuests,
  specimenRooms,
} from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { pollGuests, sessionPolls } from '#server/features/practice/session-polls/session-polls.tables.ts'
import { dutyDeadlines, guestWaits } from './expert-duties.tables.ts'

/** By when each open duty of a sheet is owed, of all sheets at once: the kinds and dates of `duty-sources.ts`. */
const openTimes = sql`
  with sheet as (select h.id, h.task_id, h.part, h.status, m.begin_at, m.end_at,
      case when h.name = '' then u.photo <> '' and u.introduce <> '' else h.photo <> '' and h.introduction <> '' end
        as is_introduced
    from ${expertSheets} h join ${expertTasks} t on t.id = h.task_id
    join ${meetings} m on m.id = t.meeting_id and m.published join ${users} u on u.id = h.user_id
    where h.withdrawn_at is null and h.status <> ${sheetStates.refused}),
  duty (sheet_id, kind, due_at) as (
    select id, 'schedule', begin_at from sheet where status = ${sheetStates.open}
    union all
    select id, 'introduction', begin_at from sheet where not is_introduced
    union all
    select id, 'slides', begin_at from sheet where part = ${partTypes.lecturer}
      and not exists (select from ${lectureSlides} l where l.sheet_id = sheet.id and l.is_shown)
    union all
    select id, 'agreement', begin_at from sheet
      where exists (select from ${expertFees} f where f.sheet_id = sheet.id and f.agreed_at is null)
    union all
    select sheet.id, 'fee', sheet.end_at from sheet join ${expertFees} f on f.sheet_id = sheet.id
      where f.status = ${feeStates.open}
    union all
    select sheet.id, 'session', s.begin_at from sheet join ${expertSessions} s on s.sheet_id = sheet.id
      where s.status = ${sessionStates.open}
    union all
    select sheet.id, 'room', r.begin_at from sheet join ${specimenRoomGuests} g on g.sheet_id = sheet.id
      join ${specimenRooms} r on r.id = g.room_id where g.status = ${roomUseStates.open}
    union all
    select sheet.id, 'playback', asked.due_at from sheet join (${askedRecordings}) asked on asked.sheet_id = sheet.id
      where asked.status = ${approvalStates.open}
    union all
    select sheet.id, 'poll', p.due_at from sheet join ${pollGuests} g on g.sheet_id = sheet.id and g.answered_at is null
      join ${sessionPolls} p on p.id = g.poll_id where p.state = ${pollStates.open}
    union all
    select sheet.id, 'wait', w.due_at from sheet join ${guestWaits} w on w.sheet_id = sheet.id
      where w.status = ${waitStates.open})
  select * from (select duty.sheet_id, case when duty.kind in ('session', 'room') then least(duty.due_at, d.due_at)
      else coalesce(d.due_at, duty.due_at) end as due_at
    from duty join sheet on sheet.id = duty.sheet_id
    left join ${dutyDeadlines} d on d.task_id = sheet.task_id and d.kind = duty.kind) owed
  where due_at > now()`

/**
 * Notes the reminders that are due, each once: of each sheet the last one whose moment has passed. A moment before the
 * last SMS to the guest does not count: they were just told.
 */
export const insertDueReminders = async (db: Db, hours: readonly number[]): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (select sheet_id, min(due_at) as due_at from (${openTimes}) o group by sheet_id),
      step as (select d.sheet_id, d.due_at, min(x.hours) as hours
        from due d join unnest(${sql.param([...hours])}::int[]) x (hours) on d.due_at - x.hours * interval '1 hour' <= now()
        group by d.sheet_id, d.due_at)
    insert into ${sheetMessages} (sheet_id, kind, due_at, hours_before)
    select s.sheet_id, 'reminder', s.due_at, s.hours from step s join ${expertSheets} h on h.id = s.sheet_id
    where s.due_at - s.hours * interval '1 hour' > greatest(h.created_at,
      (select max(p.created_at) from ${sheetMessages} p where p.sheet_id = s.sheet_id))
    on conflict (sheet_id, due_at, hours_before) do nothing
    returning id`)
  return rows.map(({ id }) => Number(id))
}

/** Whether something is still open that a reminder was noted for. */
export const selectIsStillOpen = async (db: Db, messageId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from ${sheetMessages} m
    where m.id = ${messageId} and (m.sheet_id, m.due_at) in (${openTimes})`)
  return rows.length > 0
}
