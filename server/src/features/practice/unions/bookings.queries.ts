import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { bookingAnswers, bookingStates, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import type { Review } from '#kernel/review/review.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { isManagedBy } from './unions.queries.ts'
import { unionBookingPeople, unionBookings, unionMembers, unions } from './unions.tables.ts'

const peopleCount = (isCounted = sql`true`) =>
  sql<number>`(select count(*)::int from ${unionBookingPeople} p where p.booking_id = union_bookings.id and ${isCounted})`

const bookingRows = (db: Db, userId: number | Placeholder) =>
  db
    .select({
      booking: unionBookings,
      department: { name: departments.name, hospital: departments.hospital },
      booker_name: users.truename,
      participants: peopleCount(),
      coming: peopleCount(sql`p.answer = ${bookingAnswers.comes}`),
      answer: sql<number | null>`(select p.answer from ${unionBookingPeople} p
        where p.booking_id = union_bookings.id and p.user_id = ${userId})`,
    })
    .from(unionBookings)
    .innerJoin(departments, eq(departments.id, unionBookings.department_id))
    .leftJoin(users, eq(users.id, unionBookings.booker_id))
    .$dynamic()

export type BookingRow = Awaited<ReturnType<typeof bookingRows>>[number]

type Period = { from: Date; to: Date }

/** What was rejected or cancelled is listed too: its booker looks for it. */
export const selectBookings = (db: Db, unionId: number, userId: number, { from, to }: Period) =>
  bookingRows(db, userId)
    .where(
      and(
        eq(unionBookings.union_id, unionId),
        lt(unionBookings.begin_at, to),
        gt(unionBookings.end_at, from),
      ),
    )
    .orderBy(asc(unionBookings.begin_at), asc(unionBookings.id))

export const selectBooking = (db: Db, bookingId: number, userId: number) =>
  first(bookingRows(db, userId).where(eq(unionBookings.id, bookingId)))

/** The department members of a union. */
export const selectUnionDepartments = (db: Db, unionId: number) =>
  db
    .select({ id: departments.id, name: departments.name, hospital: departments.hospital })
    .from(unionMembers)
    .innerJoin(departments, eq(departments.id, unionMembers.department_id))
    .where(and(eq(unionMembers.union_id, unionId), eq(unionMembers.type, unionMemberTypes.department)))
    .orderBy(asc(unionMembers.joined_at), asc(departments.id))

const isHeld = inArray(unionBookings.state, [bookingStates.pending, bookingStates.approved])

/** When the departments of a union are at meetings of other unions. */
export const selectBusy = (db: Db, unionId: number, departmentIds: number[], { from, to }: Period) =>
  departmentIds.length === 0
    ? []
    : db
        .select({
          department_id: unionBookings.department_id,
          begin_at: unionBookings.begin_at,
          end_at: unionBookings.end_at,
        })
        .from(unionBookings)
        .where(
          and(
            inArray(unionBookings.department_id, departmentIds),
            ne(unionBookings.union_id, unionId),
            isHeld,
            lt(unionBookings.begin_at, to),
            gt(unionBookings.end_at, from),
          ),
        )
        .orderBy(asc(unionBookings.begin_at))

/** Throws the SQLSTATE of an exclusion violation when the department has a meeting at that time. */
export const insertBooking = async (db: Db, row: typeof unionBookings.$inferInsert): Promise<number> =>
  (await only(db.insert(unionBookings).values(row).returning({ id: unionBookings.id }))).id

export const insertPeople = async (db: Db, bookingId: number, userIds: number[]): Promise<void> => {
  if (userIds.length > 0)
    await db
      .insert(unionBookingPeople)
      .values(userIds.map((user_id) => ({ booking_id: bookingId, user_id })))
      .onConflictDoNothing()
}

export const selectPeople = (db: Db, bookingId: number) =>
  db
    .select({
      userId: users.id,
      truename: users.truename,
      photo: users.photo,
      hospital: users.hospital,
      title: users.title,
      answer: unionBookingPeople.answer,
    })
    .from(unionBookingPeople)
    .innerJoin(users, eq(users.id, unionBookingPeople.user_id))
    .where(eq(unionBookingPeople.booking_id, bookingId))
    .orderBy(asc(users.id))

export type ParticipantRow = Awaited<ReturnType<typeof selectPeople>>[number]

const isPersonOf = (userId: number) =>
  sql`exists (select from ${unionBookingPeople} p where p.booking_id = ${unionBookings}.id and p.user_id = ${userId})`

/** The meetings of a union that this user has booked or is invited to. */
export const selectBookingsOf = (db: Db, unionId: number, userId: number) =>
  db
    .select({ id: unionBookings.id, chat_group_id: unionBookings.chat_group_id })
    .from(unionBookings)
    .where(
      and(eq(unionBookings.union_id, unionId), or(eq(unionBookings.booker_id, userId), isPersonOf(userId))),
    )

/** Who was invited to what is over stays on record. */
export const deleteFromComing = (db: Db, unionId: number, userId: number) =>
  db.delete(unionBookingPeople).where(
    and(
      eq(unionBookingPeople.user_id, userId),
      sql`exists (select from ${unionBookings} b where b.id = ${unionBookingPeople}.booking_id
        and b.union_id = ${unionId} and b.end_at > now())`,
    ),
  )

/** How many of these users are members. */
export const countMembersAmong = async (db: Db, unionId: number, userIds: number[]): Promise<number> => {
  if (userIds.length === 0) return 0
  const rows = await db
    .selectDistinct({ id: unionMembers.user_id })
    .from(unionMembers)
    .where(and(eq(unionMembers.union_id, unionId), inArray(unionMembers.user_id, userIds)))
  return rows.length
}

/** False for somebody who is not invited, and once the meeting is over or cancelled. */
export const updateAnswer = async (
  db: Db,
  { bookingId, userId, answer }: { bookingId: number; userId: number; answer: number },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update ${unionBookingPeople} p set answer = ${answer}, answered_at = now()
    from ${unionBookings} b
    where b.id = p.booking_id and p.booking_id = ${bookingId} and p.user_id = ${userId}
      and b.state = ${bookingStates.approved} and b.end_at > now()
    returning p.user_id`)
  return rows.length > 0
}

/** False when it is over, or not held any more. */
export const updateCancelled = async (db: Db, bookingId: number): Promise<boolean> => {
  const rows = await db
    .update(unionBookings)
    .set({ state: bookingStates.cancelled })
    .where(and(eq(unionBookings.id, bookingId), isHeld, gt(unionBookings.end_at, sql`now()`)))
    .returning({ id: unionBookings.id })
  return rows.length > 0
}

export const lockBooking = (db: Tx, bookingId: number) =>
  only(db.select().from(unionBookings).where(eq(unionBookings.id, bookingId)).for('update'))

/** Throws the SQLSTATE of an exclusion violation when the department has another meeting at that time. */
export const updateMoved = (
  db: Tx,
  bookingId: number,
  moved: Pick<typeof unionBookings.$inferInsert, 'begin_at' | 'end_at' | 'place' | 'is_video' | 'state'>,
) => db.update(unionBookings).set(moved).where(eq(unionBookings.id, bookingId))

export const resetAnswers = (db: Tx, bookingId: number) =>
  db
    .update(unionBookingPeople)
    .set({ answer: bookingAnswers.none, answered_at: null })
    .where(eq(unionBookingPeople.booking_id, bookingId))

export const updateMinutes = (db: Db, bookingId: number, minutes: string) =>
  db
    .update(unionBookings)
    .set({ minutes, minutes_at: sql`now()` })
    .where(eq(unionBookings.id, bookingId))

export const updateChatGroup = (db: Db, bookingId: number, chat_group_id: number) =>
  db.update(unionBookings).set({ chat_group_id }).where(eq(unionBookings.id, bookingId))

export const countMeetings = (db: Db, unionId: number): Promise<number> =>
  db.$count(
    unionBookings,
    and(eq(unionBookings.union_id, unionId), eq(unionBookings.state, bookingStates.approved)),
  )

/** Bookings that wait for this user's decision, as a manager of their union. */
export const selectBookingsToDecide = (db: Db, userId: number) => toDecide(db).execute({ userId })

const me = sql.placeholder('userId')

const toDecide = prepared('bookings_to_decide', (db) =>
  bookingRows(db, me)
    .innerJoin(unions, eq(unions.id, unionBookings.union_id))
    .where(
      and(
        eq(unionBookings.state, bookingStates.pending),
        gt(unionBookings.end_at, sql`now()`),
        ne(unionBookings.booker_id, me),
        isManagedBy(me),
      ),
    )
    .orderBy(asc(unionBookings.begin_at)),
)

/** Approved bookings to which this user is invited and has not answered yet. */
export const selectBookingsToAnswer = (db: Db, userId: number) => toAnswer(db).execute({ userId })

const toAnswer = prepared('bookings_to_answer', (db) =>
  bookingRows(db, me)
    .innerJoin(
      unionBookingPeople,
      and(eq(unionBookingPeople.booking_id, unionBookings.id), eq(unionBookingPeople.user_id, me)),
    )
    .where(
      and(
        eq(unionBookings.state, bookingStates.approved),
        gt(unionBookings.end_at, sql`now()`),
        eq(unionBookingPeople.answer, bookingAnswers.none),
      ),
    )
    .orderBy(asc(unionBookings.begin_at)),
)

export const bookingReview: Review = {
  table: unionBookings,
  id: unionBookings.id,
  isOpen: eq(unionBookings.state, bookingStates.pending),
  reviewedAt: unionBookings.reviewed_at,
  reviewerId: unionBookings.reviewer_id,
  notOpen: unionBookingFailures.bookingNotOpen,
}
