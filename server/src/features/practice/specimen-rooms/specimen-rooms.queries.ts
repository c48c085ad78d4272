import { and, asc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { roomUseStates } from '#contract/practice/specimen-rooms.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { specimenRoomGuests, specimenRooms } from './specimen-rooms.tables.ts'

export type SpecimenRoomRow = typeof specimenRooms.$inferSelect
export type RoomUseRow = typeof specimenRoomGuests.$inferSelect

export const selectSpecimenRoom = (db: Db, roomId: number): Promise<SpecimenRoomRow | undefined> =>
  first(db.select().from(specimenRooms).where(eq(specimenRooms.id, roomId)))

/** The rooms that some sheets are asked to use, by time. */
export const selectRoomsOfSheets = (db: Db, sheetIds: number[]) =>
  db
    .select({ room: specimenRooms, use: specimenRoomGuests })
    .from(specimenRoomGuests)
    .innerJoin(specimenRooms, eq(specimenRooms.id, specimenRoomGuests.room_id))
    .where(inArray(specimenRoomGuests.sheet_id, sheetIds))
    .orderBy(asc(specimenRooms.begin_at), asc(specimenRooms.id))

export const selectRoomUses = (db: Db, roomId: number): Promise<RoomUseRow[]> =>
  db
    .select()
    .from(specimenRoomGuests)
    .where(eq(specimenRoomGuests.room_id, roomId))
    .orderBy(asc(specimenRoomGuests.id))

export const selectRoomUse = (db: Db, roomId: number, sheetId: number): Promise<RoomUseRow | undefined> =>
  first(
    db
      .select()
      .from(specimenRoomGuests)
      .where(and(eq(specimenRoomGuests.room_id, roomId), eq(specimenRoomGuests.sheet_id, sheetId))),
  )

const fromUses = (db: Db) =>
  db
    .select({ room: specimenRooms, use: specimenRoomGuests, meeting: { title: meetings.title } })
    .from(specimenRoomGuests)
    .innerJoin(specimenRooms, eq(specimenRooms.id, specimenRoomGuests.room_id))
    .innerJoin(
      expertSheets,
      and(eq(expertSheets.id, specimenRoomGuests.sheet_id), isNull(expertSheets.withdrawn_at)),
    )
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))

export const selectUseOfCalendar = (db: Db, useId: number) =>
  first(fromUses(db).where(eq(specimenRoomGuests.id, useId)))

export type CalendarUse = NonNullable<Awaited<ReturnType<typeof selectUseOfCalendar>>>

const mostInCalendar = 200

/** What a calendar shows of a person: what is to come, and the last quarter. */
export const selectUsesOfCalendar = (db: Db, userId: number): Promise<CalendarUse[]> =>
  fromUses(db)
    .where(
      and(
        eq(expertSheets.user_id, userId),
        ne(specimenRoomGuests.status, roomUseStates.refused),
        gt(specimenRooms.end_at, sql`now() - interval '90 days'`),
      ),
    )
    .orderBy(asc(specimenRooms.begin_at), asc(specimenRooms.id))
    .limit(mostInCalendar)

/** The sheet by which a user is on the list of a room. */
export const selectListedSheetId = async (
  db: Db,
  roomId: number,
  userId: number,
): Promise<number | undefined> =>
  (
    await first(
      db
        .select({ id: expertSheets.id })
        .from(specimenRoomGuests)
        .innerJoin(expertSheets, eq(expertSheets.id, specimenRoomGuests.sheet_id))
        .where(
          and(
            eq(specimenRoomGuests.room_id, roomId),
            eq(expertSheets.user_id, userId),
            isNull(expertSheets.withdrawn_at),
          ),
        )
        .orderBy(asc(specimenRoomGuests.status), asc(expertSheets.id))
        .limit(1),
    )
  )?.id

/** Of those who change a room at the same time, one at a time goes on from here. */
export const lockSpecimenRoom = (db: Db, roomId: number): Promise<SpecimenRoomRow | undefined> =>
  first(db.select().from(specimenRooms).where(eq(specimenRooms.id, roomId)).for('no key update'))

export const insertSpecimenRoom = (
  db: Db,
  room: typeof specimenRooms.$inferInsert,
): Promise<SpecimenRoomRow> => only(db.insert(specimenRooms).values(room).returning())

export const updateSpecimenRoom = (
  db: Db,
  roomId: number,
  planned: Pick<SpecimenRoomRow, 'title' | 'place' | 'begin_at' | 'end_at' | 'materials'>,
): Promise<SpecimenRoomRow> =>
  only(db.update(specimenRooms).set(planned).where(eq(specimenRooms.id, roomId)).returning())

const insertRoomUses = async (db: Db, roomId: number, sheetIds: number[]): Promise<number[]> => {
  const rows = await db
    .insert(specimenRoomGuests)
    .values(sheetIds.map((sheet_id) => ({ room_id: roomId, sheet_id })))
    .onConflictDoNothing()
    .returning({ sheetId: specimenRoomGuests.sheet_id })
  return rows.map(({ sheetId }) => sheetId)
}

/** Writes the list of a room. Returns those who were added, and those who are no longer on it. */
export async function replaceRoomUses(db: Db, roomId: number, sheetIds: number[]) {
  const removed = await db
    .delete(specimenRoomGuests)
    .where(and(eq(specimenRoomGuests.room_id, roomId), notInArray(specimenRoomGuests.sheet_id, sheetIds)))
    .returning({ sheetId: specimenRoomGuests.sheet_id })
  const added = await insertRoomUses(db, roomId, sheetIds)
  return { added, removed: removed.map(({ sheetId }) => sheetId) }
}

/** Asks all guests of a room again. */
export const reopenRoomUses = (db: Db, roomId: number) =>
  db
    .update(specimenRoomGuests)
    .set({ status: roomUseStates.open, reason: '', decided_at: null })
    .where(eq(specimenRoomGuests.room_id, roomId))

/** Whether it was changed: a repeat changes nothing. */
export const updateRoomUse = async (
  db: Db,
  useId: number,
  { status, reason }: { status: OneOf<typeof roomUseStates>; reason: string },
): Promise<boolean> => {
  const rows = await db
    .update(specimenRoomGuests)
    .set({ status, reason, decided_at: new Date() })
    .where(and(eq(specimenRoomGuests.id, useId), ne(specimenRoomGuests.status, status)))
    .returning({ id: specimenRoomGuests.id })
  return rows.length > 0
}
