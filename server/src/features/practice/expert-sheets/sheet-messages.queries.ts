import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks, sheetMessages } from './expert-sheets.tables.ts'

/** Undefined where one of the kind waits already. */
export const insertSheetMessage = async (
  db: Db,
  message: Pick<typeof sheetMessages.$inferInsert, 'sheet_id' | 'kind' | 'created_by'>,
): Promise<number | undefined> =>
  (
    await first(
      db.insert(sheetMessages).values(message).onConflictDoNothing().returning({ id: sheetMessages.id }),
    )
  )?.id

/** An SMS that is to be sent; undefined for one that was sent, and where the invitation does not hold any more. */
export const selectSheetMessage = (db: Db, messageId: number) =>
  first(
    db
      .select({
        id: sheetMessages.id,
        kind: sheetMessages.kind,
        dueAt: sheetMessages.due_at,
        isInDoubt: sql<boolean>`${sheetMessages.state} = 'sending' or ${sheetMessages.is_in_doubt}`,
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
      ),
  )

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

/** What was sent stays sent. */
export const dropMessage = (db: Db, messageId: number) =>
  db
    .update(sheetMessages)
    .set({ state: 'dropped' })
    .where(and(ofMessage(messageId), ne(sheetMessages.state, 'sent')))

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
