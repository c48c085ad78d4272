import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { pollStates } from '#contract/practice/session-polls.ts'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { givenPollAnswers, pollGuests, pollTimes, sessionPolls } from './session-polls.tables.ts'

export type PollRow = typeof sessionPolls.$inferSelect
export type PollTime = typeof pollTimes.$inferSelect

export const insertPoll = (db: Db, poll: typeof sessionPolls.$inferInsert): Promise<PollRow> =>
  only(db.insert(sessionPolls).values(poll).returning())

export const insertTimes = (db: Db, times: (typeof pollTimes.$inferInsert)[]) =>
  db.insert(pollTimes).values(times)

export const insertPollGuests = (db: Db, pollId: number, sheetIds: number[]) =>
  db.insert(pollGuests).values(sheetIds.map((sheet_id) => ({ poll_id: pollId, sheet_id })))

/** Holds a poll, so that nobody answers it while a time is chosen. */
export const lockPoll = (db: Db, id: number): Promise<PollRow | undefined> =>
  first(db.select().from(sessionPolls).where(eq(sessionPolls.id, id)).for('update'))

export const updatePollState = (db: Db, id: number, state: PollRow['state']) =>
  db
    .update(sessionPolls)
    .set({ state, decided_at: sql`now()` })
    .where(eq(sessionPolls.id, id))

export const updateChosen = (db: Db, timeId: number) =>
  db.update(pollTimes).set({ is_chosen: true }).where(eq(pollTimes.id, timeId))

/** In the order in which everybody reads them. */
export const selectTimes = (db: Db, pollId: number): Promise<PollTime[]> =>
  db
    .select()
    .from(pollTimes)
    .where(eq(pollTimes.poll_id, pollId))
    .orderBy(asc(pollTimes.begin_at), asc(pollTimes.id))

const isAsked = and(isNull(expertSheets.withdrawn_at), ne(expertSheets.status, sheetStates.refused))

/** Who is asked, without those who take no part any more. */
export const selectAsked = (db: Db, pollId: number) =>
  db
    .select({
      sheetId: pollGuests.sheet_id,
      userId: expertSheets.user_id,
      name: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`,
      note: pollGuests.note,
      answeredAt: pollGuests.answered_at,
    })
    .from(pollGuests)
    .innerJoin(expertSheets, and(eq(expertSheets.id, pollGuests.sheet_id), isAsked))
    .innerJoin(users, eq(users.id, expertSheets.user_id))
    .where(eq(pollGuests.poll_id, pollId))
    .orderBy(asc(expertSheets.id))

/** What everybody has said to the times of a poll. */
export const selectAnswers = (db: Db, pollId: number) =>
  db
    .select({
      timeId: givenPollAnswers.time_id,
      sheetId: givenPollAnswers.sheet_id,
      answer: givenPollAnswers.answer,
    })
    .from(givenPollAnswers)
    .innerJoin(pollTimes, eq(pollTimes.id, givenPollAnswers.time_id))
    .where(eq(pollTimes.poll_id, pollId))

/** A poll of which a guest is asked; what was withdrawn is found by nobody. */
export const selectPollOfSheet = (db: Db, sheetId: number, pollId: number) =>
  first(
    db
      .select({ poll: sessionPolls, guest: pollGuests })
      .from(pollGuests)
      .innerJoin(sessionPolls, eq(sessionPolls.id, pollGuests.poll_id))
      .where(
        and(
          eq(pollGuests.sheet_id, sheetId),
          eq(sessionPolls.id, pollId),
          ne(sessionPolls.state, pollStates.withdrawn),
        ),
      ),
  )

/** The polls that guests owe an answer to, or have answered. */
export const selectPollsOfSheets = (db: Db, sheetIds: number[]) =>
  db
    .select({ poll: sessionPolls, guest: pollGuests })
    .from(pollGuests)
    .innerJoin(sessionPolls, eq(sessionPolls.id, pollGuests.poll_id))
    .where(
      and(
        inArray(pollGuests.sheet_id, sheetIds),
        ne(sessionPolls.state, pollStates.withdrawn),
        // Whoever has not answered in time is not asked any more; the session itself asks them.
        sql`(${sessionPolls.state} = ${pollStates.open} or ${pollGuests.answered_at} is not null)`,
      ),
    )
    .orderBy(asc(sessionPolls.due_at), asc(sessionPolls.id))

type Given = {
  sheetId: number
  answers: { timeId: number; answer: (typeof givenPollAnswers.$inferInsert)['answer'] }[]
}

export const upsertAnswers = (db: Db, { sheetId, answers }: Given) =>
  db
    .insert(givenPollAnswers)
    .values(answers.map(({ timeId, answer }) => ({ time_id: timeId, sheet_id: sheetId, answer })))
    .onConflictDoUpdate({
      target: [givenPollAnswers.time_id, givenPollAnswers.sheet_id],
      set: { answer: sql`excluded.answer` },
    })

export const updateAnswered = (
  db: Db,
  { pollId, sheetId, note }: { pollId: number; sheetId: number; note: string },
) =>
  db
    .update(pollGuests)
    .set({ note, answered_at: sql`now()` })
    .where(and(eq(pollGuests.poll_id, pollId), eq(pollGuests.sheet_id, sheetId)))
