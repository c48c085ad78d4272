import { and, asc, desc, eq, gt, gte, isNull, lt, not, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { roomLimits } from '#contract/community/rooms.ts'
import { conferenceAnswers } from '#contract/practice/conferences.ts'
import type { Repeat } from '#contract/practice/conferences.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { roomUsedAt } from '#server/features/community/rooms/rooms.queries.ts'
import { rooms } from '#server/features/community/rooms/rooms.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { chosenUserColumns, isDoctorNamed } from '#server/features/people/account/active-users.queries.ts'
import { conferencePeople, conferences, conferenceSeries } from './conferences.tables.ts'

const peopleCount = (isCounted = sql`true`) =>
  sql<number>`(select count(*)::int from ${conferencePeople} p where p.conference_id = conferences.id and ${isCounted})`

/** A conference with its video room, its host and, if they are on the list, the user who asks. */
const conferenceRows = (db: Db, userId: number | Placeholder) =>
  db
    .select({
      conference: conferences,
      room: { id: rooms.id, ended_at: rooms.ended_at, used_at: roomUsedAt },
      host: {
        truename: users.truename,
        photo: users.photo,
        title: users.title,
        hospital: users.hospital,
      },
      me: conferencePeople,
      repeat: sql<Repeat | null>`(select s.repeat from ${conferenceSeries} s where s.id = conferences.series_id)`,
      following: sql<number>`(select count(*)::int from ${conferences} f where f.series_id = conferences.series_id
        and f.begin_at > conferences.begin_at and f.cancelled_at is null and f.begin_at > now())`,
      people: peopleCount(),
      coming: peopleCount(sql`p.answer = ${conferenceAnswers.comes}`),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(conferences)
    .innerJoin(rooms, eq(rooms.subject, sql`'conference ' || ${conferences.id}`))
    .leftJoin(users, eq(users.id, conferences.host_id))
    .leftJoin(
      conferencePeople,
      and(eq(conferencePeople.conference_id, conferences.id), eq(conferencePeople.user_id, userId)),
    )
    .$dynamic()

export type ConferenceRow = Awaited<ReturnType<typeof conferenceRows>>[number]

const isListed = sql`${conferencePeople.id} is not null`
const isOpen = and(
  isNull(conferences.cancelled_at),
  isNull(rooms.ended_at),
  // Those inside may overrun, and somebody who drops comes back: as `closesAt` of the rooms says.
  sql`(${conferences.end_at} > now() or coalesce(${roomUsedAt} > now() - make_interval(mins => ${roomLimits.openAfterMinutes}), false))`,
)!

/** `userId` 0 for a visitor. */
export const selectConference = (
  db: Db,
  conferenceId: number,
  userId: number,
): Promise<ConferenceRow | undefined> =>
  first(conferenceRows(db, userId).where(eq(conferences.id, conferenceId)))

type Slice = { limit: number; offset: number }

export const selectFuture = (db: Db, userId: number, { limit, offset }: Slice) =>
  conferenceRows(db, userId)
    .where(and(isListed, isOpen))
    .orderBy(asc(conferences.begin_at), asc(conferences.id))
    .limit(limit)
    .offset(offset)

/** Open ones that the user is invited to and has not answered yet. */
export const selectToAnswer = (db: Db, userId: number) => toAnswer(db).execute({ userId })

const toAnswer = prepared('conferences_to_answer', (db) =>
  conferenceRows(db, sql.placeholder('userId'))
    .where(and(isListed, isOpen, eq(conferencePeople.answer, conferenceAnswers.none)))
    .orderBy(asc(conferences.begin_at), asc(conferences.id)),
)

export const selectHistory = (db: Db, userId: number, { limit, offset }: Slice) =>
  conferenceRows(db, userId)
    .where(and(isListed, not(isOpen)))
    .orderBy(desc(conferences.begin_at), desc(conferences.id))
    .limit(limit)
    .offset(offset)

export const selectWithin = (db: Db, userId: number, { from, to }: { from: Date; to: Date }) =>
  conferenceRows(db, userId)
    .where(and(isListed, gte(conferences.begin_at, from), lt(conferences.begin_at, to)))
    .orderBy(asc(conferences.begin_at), asc(conferences.id))

/** What the calendar of a user shows: what they have not declined, of the last month and to come, cancelled ones marked. */
export const selectForCalendar = (db: Db, userId: number) =>
  conferenceRows(db, userId).where(
    and(
      isListed,
      sql`${conferencePeople.answer} <> ${conferenceAnswers.absent}`,
      gt(conferences.end_at, sql`now() - interval '31 days'`),
    ),
  )

export type NewConference = typeof conferences.$inferInsert

export const insertConference = (db: Db, row: NewConference): Promise<typeof conferences.$inferSelect> =>
  only(db.insert(conferences).values(row).returning())

/** Under this lock people are counted and times compared, so that two at once cannot pass each other. */
export const lockConference = (db: Db, conferenceId: number) =>
  only(db.select().from(conferences).where(eq(conferences.id, conferenceId)).for('no key update'))

export const updateEnd = (db: Db, conferenceId: number, endAt: Date) =>
  db.update(conferences).set({ end_at: endAt }).where(eq(conferences.id, conferenceId))

/** False when it is cancelled already or has begun. */
export const updateCancelled = async (db: Db, conferenceId: number): Promise<boolean> => {
  const rows = await db
    .update(conferences)
    .set({ cancelled_at: sql`now()`, sequence: sql`${conferences.sequence} + 1` })
    .where(
      and(
        eq(conferences.id, conferenceId),
        isNull(conferences.cancelled_at),
        gt(conferences.begin_at, sql`now()`),
      ),
    )
    .returning({ id: conferences.id })
  return rows.length > 0
}

/** False when it has begun, or was cancelled. */
export const updateMoved = async (
  db: Db,
  conferenceId: number,
  { beginAt, endAt }: { beginAt: Date; endAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(conferences)
    .set({ begin_at: beginAt, end_at: endAt, sequence: sql`${conferences.sequence} + 1` })
    .where(
      and(
        eq(conferences.id, conferenceId),
        isNull(conferences.cancelled_at),
        gt(conferences.begin_at, sql`now()`),
      ),
    )
    .returning({ id: conferences.id })
  return rows.length > 0
}

export const insertSeries = async (db: Db, repeat: Repeat): Promise<number> =>
  (await only(db.insert(conferenceSeries).values({ repeat }).returning({ id: conferenceSeries.id }))).id

/** A conference and the later ones of its series that have not begun, the earliest first. */
export const selectFollowing = (db: Db, { conference }: ConferenceRow, userId: number) =>
  conferenceRows(db, userId)
    .where(
      and(
        eq(conferences.series_id, conference.series_id ?? 0),
        gte(conferences.begin_at, conference.begin_at),
        isNull(conferences.cancelled_at),
        gt(conferences.begin_at, sql`now()`),
      ),
    )
    .orderBy(asc(conferences.begin_at), asc(conferences.id))

/** Whether any conference that uses a chat goes on. */
export const isChatNeeded = async (db: Db, chatGroupId: number): Promise<boolean> =>
  (await db.$count(
    conferences,
    and(eq(conferences.chat_group_id, chatGroupId), isNull(conferences.cancelled_at)),
  )) > 0

/** Those that a user hosts and that have not begun. */
export const selectHosted = async (db: Db, userId: number): Promise<ConferenceRow[]> =>
  conferenceRows(db, userId).where(
    and(
      eq(conferences.host_id, userId),
      isNull(conferences.cancelled_at),
      gt(conferences.begin_at, sql`now()`),
    ),
  )

export const selectColleagues = (db: Db, keyword: string, ownId: number, { limit, offset }: Slice) =>
  db
    .select({ ...chosenUserColumns, total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(and(isDoctorNamed(keyword), sql`${users.id} <> ${ownId}`))
    .orderBy(asc(users.truename), asc(users.id))
    .limit(limit)
    .offset(offset)
