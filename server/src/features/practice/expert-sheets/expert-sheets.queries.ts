import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from './expert-sheets.tables.ts'
import { codeDays } from './sheet-code.ts'

const task = prepared('expert_task', (db) =>
  db
    .select({ task: expertTasks, meeting: { title: meetings.title, cover: meetings.cover } })
    .from(expertTasks)
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))
    .where(eq(expertTasks.id, sql.placeholder('taskId'))),
)

export const selectTask = (db: Db, taskId: number) => first(task(db).execute({ taskId }))

const sheetColumns = {
  sheet: expertSheets,
  meeting: {
    id: meetings.id,
    title: meetings.title,
    cover: meetings.cover,
    begin_at: meetings.begin_at,
    end_at: meetings.end_at,
  },
  user: {
    truename: users.truename,
    photo: users.photo,
    title: users.title,
    hospital: users.hospital,
    department: users.department,
    introduce: users.introduce,
    country_code: users.country_code,
    phone_sealed: users.phone_sealed,
  },
}

/** A sheet and its task; withdrawn ones are found by nobody. */
const isInvited = and(eq(expertTasks.id, expertSheets.task_id), isNull(expertSheets.withdrawn_at))

const fromSheets = (db: Db) =>
  db
    .select(sheetColumns)
    .from(expertSheets)
    .innerJoin(expertTasks, isInvited)
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))
    .innerJoin(users, eq(users.id, expertSheets.user_id))

export const selectSheet = (db: Db, sheetId: number) =>
  first(fromSheets(db).where(eq(expertSheets.id, sheetId)))

export type SheetRow = NonNullable<Awaited<ReturnType<typeof selectSheet>>>

export const selectSheetsByIds = (db: Db, sheetIds: number[]) =>
  fromSheets(db).where(inArray(expertSheets.id, sheetIds)).orderBy(asc(expertSheets.id))

const sheetByCode = prepared('sheet_by_code', (db) =>
  fromSheets(db).where(
    and(
      eq(expertSheets.task_id, sql.placeholder('taskId')),
      eq(expertSheets.code_digest, sql.placeholder('codeDigest')),
      isNull(expertSheets.settled_at),
      gt(meetings.end_at, sql`now() - ${sql.raw(`interval '${codeDays} days'`)}`),
    ),
  ),
)

/** The sheet that a code opens; undefined once it is settled, or its meeting long over. */
export const selectSheetByCode = (db: Db, taskId: number, codeDigest: Buffer) =>
  first(sheetByCode(db).execute({ taskId, codeDigest }))

export const selectSheetsOfUser = (db: Db, taskId: number, userId: number) =>
  fromSheets(db)
    .where(and(eq(expertSheets.task_id, taskId), eq(expertSheets.user_id, userId)))
    .orderBy(asc(expertSheets.id))

export const selectSheetIdsOfMeeting = async (db: Db, meetingId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .innerJoin(expertTasks, isInvited)
    .where(eq(expertTasks.meeting_id, meetingId))
    .orderBy(asc(expertSheets.id))
  return rows.map(({ id }) => id)
}

/** All sheets of a user, latest meetings first. */
export const selectAllSheets = (db: Db, userId: number) => allSheets(db).execute({ userId })

const allSheets = prepared('all_sheets', (db) =>
  fromSheets(db)
    .where(eq(expertSheets.user_id, sql.placeholder('userId')))
    .orderBy(desc(meetings.begin_at), desc(expertSheets.id)),
)

/** The task of a meeting in which a user has a sheet; 0 if there is none. */
export const selectTaskIdOf = async (db: Db, meetingId: number, userId: number): Promise<number> => {
  const row = await first(
    db
      .select({ id: expertTasks.id })
      .from(expertSheets)
      .innerJoin(expertTasks, isInvited)
      .where(and(eq(expertSheets.user_id, userId), eq(expertTasks.meeting_id, meetingId)))
      .limit(1),
  )
  return row?.id ?? 0
}

/** The sheets of a user whose meetings are not over: undecided ones first, then by time. */
export const selectOpenSheets = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...sheetColumns, total: sql<number>`(count(*) over ())::int` })
    .from(expertSheets)
    .innerJoin(expertTasks, isInvited)
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))
    .innerJoin(users, eq(users.id, expertSheets.user_id))
    .where(and(eq(expertSheets.user_id, userId), gt(meetings.end_at, sql`now()`)))
    .orderBy(sql`${expertSheets.status} <> ${sheetStates.open}`, asc(meetings.begin_at), asc(expertSheets.id))
    .limit(limit)
    .offset(offset)

type Decision = { status: OneOf<typeof sheetStates>; reason: string; userId: number | undefined }

/** Whether it was changed: a repeat changes nothing. */
export const updateSheetStatus = async (db: Db, sheetId: number, decision: Decision): Promise<boolean> => {
  const { status, reason, userId } = decision
  const rows = await db
    .update(expertSheets)
    .set({ status, status_reason: reason, decided_at: sql`now()`, decided_by: userId ?? null })
    .where(and(eq(expertSheets.id, sheetId), sql`${expertSheets.status} <> ${status}`))
    .returning({ id: expertSheets.id })
  return rows.length > 0
}

type Introduction = Pick<
  typeof expertSheets.$inferInsert,
  'name' | 'photo' | 'position' | 'hospital' | 'department' | 'introduction'
>

/** The homepage of an account; 0 if it has none. */
export const selectDoctorOf = async (db: Db, userId: number): Promise<number> => {
  const row = await first(db.select({ id: doctors.id }).from(doctors).where(eq(doctors.user_id, userId)))
  return row?.id ?? 0
}

export const updateIntroduction = (db: Db, sheetId: number, introduction: Introduction) =>
  db.update(expertSheets).set(introduction).where(eq(expertSheets.id, sheetId))

/** Something is open again, and so is the code of the sheet. */
export const updateUnsettled = (db: Db, sheetId: number) =>
  db
    .update(expertSheets)
    .set({ settled_at: null })
    .where(and(eq(expertSheets.id, sheetId), isNotNull(expertSheets.settled_at)))

/** From here on the code of the sheet opens nothing. */
export const updateSettled = (db: Db, sheetId: number) =>
  db
    .update(expertSheets)
    .set({ settled_at: sql`coalesce(${expertSheets.settled_at}, now())` })
    .where(eq(expertSheets.id, sheetId))
