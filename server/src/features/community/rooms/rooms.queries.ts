import { and, asc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import { roomLimits } from '#contract/community/rooms.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { roomPeople, roomPresence, rooms } from './rooms.tables.ts'

export type RoomRow = typeof rooms.$inferSelect
export type NewRoom = Pick<
  typeof rooms.$inferInsert,
  | 'kind'
  | 'subject'
  | 'title'
  | 'title_en'
  | 'media'
  | 'begin_at'
  | 'end_at'
  | 'may_transcribe'
  | 'may_caption'
>
export type PersonColumns = Partial<typeof roomPeople.$inferInsert>

const lostAfter = sql`now() - make_interval(secs => ${roomLimits.lostMs / 1000})`

export const selectRoom = (db: Db, roomId: number) =>
  first(db.select().from(rooms).where(eq(rooms.id, roomId)))

export const selectRoomBySubject = (db: Db, subject: string) =>
  first(db.select().from(rooms).where(eq(rooms.subject, subject)))

/** Entries, cameras and shared screens are counted under this lock, so that two at once cannot take the last place. */
export const lockRoom = (db: Db, roomId: number) =>
  only(db.select().from(rooms).where(eq(rooms.id, roomId)).for('no key update'))

export const upsertRoom = (db: Db, room: NewRoom): Promise<RoomRow> => {
  const { title, title_en, media, begin_at, end_at } = room
  return only(
    db
      .insert(rooms)
      .values(room)
      .onConflictDoUpdate({ target: rooms.subject, set: { title, title_en, media, begin_at, end_at } })
      .returning(),
  )
}

export const updateRoom = (
  db: Db,
  roomId: number,
  columns: Partial<
    Pick<
      RoomRow,
      | 'is_locked'
      | 'ended_at'
      | 'chat_group_id'
      | 'extended_to'
      | 'recording_id'
      | 'is_recording'
      | 'is_recorded_outside'
      | 'is_captioned'
    >
  >,
) => only(db.update(rooms).set(columns).where(eq(rooms.id, roomId)).returning())

/** Writes the guest list; those who are no longer on it stay known if they have been there. */
export async function replaceListed(
  db: Db,
  roomId: number,
  people: (typeof roomPeople.$inferInsert)[],
): Promise<void> {
  const keys = people.map(({ key }) => key)
  await db
    .update(roomPeople)
    .set({ is_listed: false })
    .where(
      and(eq(roomPeople.room_id, roomId), keys.length > 0 ? notInArray(roomPeople.key, keys) : undefined),
    )
  if (people.length === 0) return
  await db
    .insert(roomPeople)
    .values(people)
    .onConflictDoUpdate({
      target: [roomPeople.room_id, roomPeople.key],
      set: {
        name: sql`excluded.name`,
        title: sql`excluded.title`,
        hospital: sql`excluded.hospital`,
        role: sql`excluded.role`,
        is_listed: true,
      },
    })
}

/** A person together with the stay that has not ended, if there is one. */
const personColumns = {
  person: roomPeople,
  photo: users.photo,
  presence_id: sql<number | null>`${roomPresence.id}`.as('presence_id'),
  is_away: sql<boolean>`coalesce(${roomPresence.alive_at} < now() - make_interval(secs => ${
    roomLimits.awayMs / 1000
  }), false)`.as('is_away'),
  is_waiting:
    sql<boolean>`${roomPeople.admission} = 'waiting' and coalesce(${roomPeople.waiting_at} > ${lostAfter}, false)`.as(
      'is_waiting',
    ),
}

const selectPeople = (db: Db) =>
  db
    .select(personColumns)
    .from(roomPeople)
    .leftJoin(users, eq(users.id, roomPeople.user_id))
    .leftJoin(roomPresence, and(eq(roomPresence.person_id, roomPeople.id), isNull(roomPresence.left_at)))

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

export const selectPerson = (db: Db, personId: number): Promise<PersonRow | undefined> =>
  first(selectPeople(db).where(eq(roomPeople.id, personId)))

export const selectPersonByKey = (db: Db, roomId: number, key: string): Promise<PersonRow | undefined> =>
  first(selectPeople(db).where(and(eq(roomPeople.room_id, roomId), eq(roomPeople.key, key))))

export const selectPersonBySeat = (
  db: Db,
  roomId: number,
  seatDigest: Buffer,
): Promise<PersonRow | undefined> =>
  first(selectPeople(db).where(and(eq(roomPeople.room_id, roomId), eq(roomPeople.seat_digest, seatDigest))))

/** Those who are in the room or wait, in the order in which they came. */
export const selectPeopleHere = (db: Db, roomId: number): Promise<PersonRow[]> =>
  selectPeople(db)
    .where(
      and(
        eq(roomPeople.room_id, roomId),
        sql`(${roomPresence.id} is not null or (${roomPeople.admission} = 'waiting' and ${roomPeople.waiting_at} > ${lostAfter}))`,
      ),
    )
    .orderBy(sql`${roomPresence.id} nulls last`, asc(roomPeople.id))

export const upsertPerson = async (
  db: Db,
  person: typeof roomPeople.$inferInsert,
  columns: PersonColumns,
): Promise<number> =>
  (
    await only(
      db
        .insert(roomPeople)
        .values({ ...person, ...columns })
        .onConflictDoUpdate({
          target: [roomPeople.room_id, roomPeople.key],
          set: { name: person.name, title: person.title, hospital: person.hospital, ...columns },
        })
        .returning({ id: roomPeople.id }),
    )
  ).id

export const updatePerson = (db: Db, personId: number, columns: PersonColumns) =>
  db.update(roomPeople).set(columns).where(eq(roomPeople.id, personId))

/** Mutes everybody in a room but one, and answers whom. */
export const updateAllMuted = async (db: Db, roomId: number, exceptId: number): Promise<number[]> => {
  const rows = await db
    .update(roomPeople)
    .set({ is_muted: true })
    .where(
      and(
        eq(roomPeople.room_id, roomId),
        ne(roomPeople.id, exceptId),
        eq(roomPeople.is_muted, false),
        sql`exists (select from ${roomPresence} p where p.person_id = ${roomPeople.id} and p.left_at is null)`,
      ),
    )
    .returning({ id: roomPeople.id })
  return rows.map(({ id }) => id)
}

export const updateWaiting = (db: Db, personId: number) =>
  db
    .update(roomPeople)
    .set({ waiting_at: sql`now()` })
    .where(eq(roomPeople.id, personId))

/** Begins a stay, or goes on with the one that has not ended. */
export const upsertPresence = (db: Db, roomId: number, personId: number) =>
  db
    .insert(roomPresence)
    .values({ room_id: roomId, person_id: personId })
    .onConflictDoUpdate({
      target: roomPresence.person_id,
      targetWhere: isNull(roomPresence.left_at),
      set: { alive_at: sql`now()` },
    })

export const updateAlive = (db: Db, presenceId: number) =>
  db
    .update(roomPresence)
    .set({ alive_at: sql`now()` })
    .where(and(eq(roomPresence.id, presenceId), isNull(roomPresence.left_at)))

type PresenceEnd = NonNullable<(typeof roomPresence.$inferSelect)['reason']>

export const endPresence = (db: Db, personId: number, reason: PresenceEnd) =>
  db
    .update(roomPresence)
    .set({ left_at: sql`now()`, reason })
    .where(and(eq(roomPresence.person_id, personId), isNull(roomPresence.left_at)))

export const endAllPresence = (db: Db, roomId: number) =>
  db
    .update(roomPresence)
    .set({ left_at: sql`now()`, reason: 'ended' })
    .where(and(eq(roomPresence.room_id, roomId), isNull(roomPresence.left_at)))

/** Ends the stays of pages that have fallen silent, at their last sign of life; in one room or in all. */
export const endLostPresence = async (db: Db, roomId?: number): Promise<number[]> => {
  const rows = await db
    .update(roomPresence)
    .set({ left_at: sql`alive_at`, reason: 'lost' })
    .where(
      and(
        roomId === undefined ? undefined : eq(roomPresence.room_id, roomId),
        isNull(roomPresence.left_at),
        lt(roomPresence.alive_at, lostAfter),
      ),
    )
    .returning({ personId: roomPresence.person_id })
  return rows.map(({ personId }) => personId)
}

/** The last sign of life of anybody in the room of a row. */
export const roomUsedAt =
  sql<Date | null>`(select max(coalesce(p.left_at, p.alive_at)) from ${roomPresence} p where p.room_id = ${rooms}.id)`.mapWith(
    roomPresence.left_at,
  )

/** Null for a room that nobody has entered. */
export const selectUsedAt = async (db: Db, roomId: number): Promise<Date | null> =>
  (await only(db.select({ usedAt: roomUsedAt }).from(rooms).where(eq(rooms.id, roomId)))).usedAt

/** Every stay in a room, in the order in which they began. */
export const selectAttendance = (db: Db, roomId: number) =>
  db
    .select({
      person_id: roomPeople.id,
      user_id: roomPeople.user_id,
      key: roomPeople.key,
      name: roomPeople.name,
      title: roomPeople.title,
      hospital: roomPeople.hospital,
      role: roomPeople.role,
      joined_at: roomPresence.joined_at,
      // A page that has fallen silent has left with its last sign of life.
      left_at:
        sql<Date | null>`case when ${roomPresence.left_at} is null and ${roomPresence.alive_at} < ${lostAfter}
        then ${roomPresence.alive_at} else ${roomPresence.left_at} end`.mapWith(roomPresence.left_at),
    })
    .from(roomPresence)
    .innerJoin(roomPeople, eq(roomPeople.id, roomPresence.person_id))
    .where(eq(roomPresence.room_id, roomId))
    .orderBy(asc(roomPresence.joined_at), asc(roomPresence.id))

export type Stay = Awaited<ReturnType<typeof selectAttendance>>[number]

/** Whether a member is or was a host of the room. */
export const selectIsHost = async (db: Db, roomId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    roomPeople,
    and(eq(roomPeople.room_id, roomId), eq(roomPeople.user_id, userId), eq(roomPeople.role, 'host')),
  )) > 0
