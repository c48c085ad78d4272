import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { slideChallenges, slideTickets } from './slide.tables.ts'

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`

/** Every new row takes some that are over with it, past those that somebody else is taking. */
const deleteOldChallenges = (db: Db) =>
  db.execute(sql`
    delete from slide_challenges where digest = any (array (
      select digest from slide_challenges where created_at < now() - interval '2 hours' limit 100 for update skip locked))`)

const deleteOldTickets = (db: Db) =>
  db.execute(sql`
    delete from slide_tickets where digest = any (array (
      select digest from slide_tickets where expires_at <= now() limit 100 for update skip locked))`)

export type Challenge = Pick<
  typeof slideChallenges.$inferInsert,
  'digest' | 'kind' | 'guest_id' | 'address_digest' | 'answer' | 'motif' | 'work'
>

export const insertChallenge = async (db: Db, challenge: Challenge, lifeSeconds: number) => {
  await deleteOldChallenges(db)
  await db.insert(slideChallenges).values({ ...challenge, expires_at: inSeconds(lifeSeconds) })
}

/** What a browser was shown last, so that it is shown something else next. */
export const selectLastMotif = async (db: Db, guestId: string) =>
  (
    await first(
      db
        .select({ motif: slideChallenges.motif })
        .from(slideChallenges)
        .where(and(eq(slideChallenges.guest_id, guestId), eq(slideChallenges.kind, 'slide')))
        .orderBy(desc(slideChallenges.created_at))
        .limit(1),
    )
  )?.motif

/** Tries of an address within the last hour that did not solve what they were for. */
export const countWrongTries = async (db: Db, addressDigest: Buffer) =>
  (
    await only(
      db
        .select({
          wrong: sql<number>`coalesce(sum(${slideChallenges.tries} - (${slideChallenges.solved_at} is not null)::int), 0)::int`,
        })
        .from(slideChallenges)
        .where(
          and(
            eq(slideChallenges.address_digest, addressDigest),
            gt(slideChallenges.created_at, sql`now() - interval '1 hour'`),
          ),
        ),
    )
  ).wrong

/** Counts a try and answers what would be right, in one statement: no two tries can share a count. */
export const tryChallenge = (
  db: Db,
  which: { digest: Buffer; kind: 'slide' | 'question'; guestId: string; mostTries: number },
) =>
  first(
    db
      .update(slideChallenges)
      .set({ tries: sql`${slideChallenges.tries} + 1` })
      .where(
        and(
          eq(slideChallenges.digest, which.digest),
          eq(slideChallenges.kind, which.kind),
          eq(slideChallenges.guest_id, which.guestId),
          lt(slideChallenges.tries, which.mostTries),
          isNull(slideChallenges.solved_at),
          gt(slideChallenges.expires_at, sql`now()`),
        ),
      )
      .returning({
        answer: slideChallenges.answer,
        work: slideChallenges.work,
        ageMs: sql<number>`(extract(epoch from now() - ${slideChallenges.created_at}) * 1000)::int`,
      }),
  )

/** False when another try was quicker. */
export const solveChallenge = async (db: Db, digest: Buffer) => {
  const rows = await db
    .update(slideChallenges)
    .set({ solved_at: sql`now()` })
    .where(and(eq(slideChallenges.digest, digest), isNull(slideChallenges.solved_at)))
    .returning({ digest: slideChallenges.digest })
  return rows.length === 1
}

export const insertTicket = async (db: Db, digest: Buffer, guestId: string, lifeSeconds: number) => {
  await deleteOldTickets(db)
  await db.insert(slideTickets).values({ digest, guest_id: guestId, expires_at: inSeconds(lifeSeconds) })
}

const isOpenTicket = (digest: Buffer, guestId: string) =>
  and(
    eq(slideTickets.digest, digest),
    eq(slideTickets.guest_id, guestId),
    isNull(slideTickets.used_at),
    gt(slideTickets.expires_at, sql`now()`),
  )

/** Uses a ticket up. Of several that come together one succeeds. */
export const takeTicket = async (db: Db, digest: Buffer, guestId: string) => {
  const rows = await db
    .update(slideTickets)
    .set({ used_at: sql`now()` })
    .where(isOpenTicket(digest, guestId))
    .returning({ digest: slideTickets.digest })
  return rows.length === 1
}

export const giveTicketBack = (db: Db, digest: Buffer) =>
  db.update(slideTickets).set({ used_at: null }).where(eq(slideTickets.digest, digest))

/** Looks at a ticket without using it up, which can be done a few times. */
export const lookAtTicket = async (db: Db, digest: Buffer, guestId: string, mostLooks: number) => {
  const rows = await db
    .update(slideTickets)
    .set({ looks: sql`${slideTickets.looks} + 1` })
    .where(and(isOpenTicket(digest, guestId), lt(slideTickets.looks, mostLooks)))
    .returning({ digest: slideTickets.digest })
  return rows.length === 1
}
