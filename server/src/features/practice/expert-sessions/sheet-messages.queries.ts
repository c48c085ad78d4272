import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertSessions, sheetMessages } from './expert-sessions.tables.ts'

/** Undefined where one of the kind waits already. */
export const insertSheetMessage = async (
  db: Db,
  message: Pick<typeof sheetMessages.$inferInsert, 'sheet_id' | 'kind' | 'created_by'>,
): Promise<number | undefined> => {
  const rows = await db
    .insert(sheetMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: sheetMessages.id })
  return rows[0]?.id
}

/** What is open in a sheet: its sessions and, until they begin, the schedule as a whole. */
const openTimes = sql`
  select h.id as sheet_id, s.begin_at from ${expertSheets} h
    join ${expertSessions} s on s.sheet_id = h.id and s.status = 0 and s.begin_at > now()
    join ${expertTasks} t on t.id = h.task_id join ${meetings} m on m.id = t.meeting_id and m.published
    where h.withdrawn_at is null and h.status <> 2
  union all
  select h.id, m.begin_at from ${expertSheets} h
    join ${expertTasks} t on t.id = h.task_id
    join ${meetings} m on m.id = t.meeting_id and m.published and m.begin_at > now()
    where h.withdrawn_at is null and h.status = 0`

/**
 * Notes the reminders that are due, each once: of each sheet the last one whose moment has passed. A moment before the
 * last SMS to the guest does not count: they were just told.
 */
export const insertDueReminders = async (db: Db, hours: readonly number[]): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (select sheet_id, min(begin_at) as due_at from (${openTimes}) o group by sheet_id),
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

/** An SMS that is to be sent; undefined for one that was sent, and where the invitation does not hold any more. */
export const selectSheetMessage = async (db: Db, messageId: number) => {
  const rows = await db
    .select({
      id: sheetMessages.id,
      kind: sheetMessages.kind,
      dueAt: sheetMessages.due_at,
      isInDoubt: sql<boolean>`${sheetMessages.state} = 'sending' or ${sheetMessages.is_in_doubt}`,
      /** Whether what a reminder is about is still open. */
      isOpen: sql<boolean>`${sheetMessages.kind} <> 'reminder' or exists (select from (${openTimes}) o
        where o.sheet_id = ${sheetMessages}.sheet_id and o.begin_at = ${sheetMessages}.due_at)`,
      taskId: expertSheets.task_id,
      codeSealed: expertSheets.code_sealed,
      guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`,
      meeting: meetings.title,
      wantsSms: users.notify_sms,
      isActive: sql<boolean>`${users.status} = 'active'`,
      countryCode: users.country_code,
      phone: users.phone_sealed,
    })
    .from(sheetMessages)
    .innerJoin(
      expertSheets,
      and(eq(expertSheets.id, sheetMessages.sheet_id), isNull(expertSheets.withdrawn_at)),
    )
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .innerJoin(users, eq(users.id, expertSheets.user_id))
    .where(
      and(eq(sheetMessages.id, messageId), inArray(sheetMessages.state, ['waiting', 'sending', 'failed'])),
    )
  return rows[0]
}

export type SheetMessageRow = NonNullable<Awaited<ReturnType<typeof selectSheetMessage>>>

const ofMessage = (messageId: number) => eq(sheetMessages.id, messageId)

export const noteMessageSending = async (db: Db, messageId: number): Promise<boolean> => {
  await db.update(sheetMessages).set({ state: 'sending' }).where(ofMessage(messageId))
  return true
}

export const noteMessageUnsent = (db: Db, messageId: number) =>
  db.update(sheetMessages).set({ state: 'waiting', is_in_doubt: false }).where(ofMessage(messageId))

export const noteMessageSent = (db: Db, messageId: number) =>
  db
    .update(sheetMessages)
    .set({ state: 'sent', sent_at: sql`now()` })
    .where(ofMessage(messageId))

export const dropMessage = (db: Db, messageId: number) =>
  db.update(sheetMessages).set({ state: 'dropped' }).where(ofMessage(messageId))

export const giveUpMessage = (db: Db, messageId: number) =>
  db
    .update(sheetMessages)
    .set({
      state: 'failed',
      is_in_doubt: sql`${sheetMessages.state} = 'sending' or ${sheetMessages.is_in_doubt}`,
    })
    .where(ofMessage(messageId))

/** The SMS to a guest, the latest first. */
export const selectSheetMessages = (db: Db, sheetId: number) =>
  db.select().from(sheetMessages).where(eq(sheetMessages.sheet_id, sheetId)).orderBy(desc(sheetMessages.id))
