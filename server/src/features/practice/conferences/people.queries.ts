import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { conferenceAnswers } from '#contract/practice/conferences.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { conferencePeople, conferences } from './conferences.tables.ts'

export type NewPerson = Pick<
  typeof conferencePeople.$inferInsert,
  'user_id' | 'phone_digest' | 'phone_sealed' | 'is_by_link' | 'answer' | 'answered_at'
>

export const insertPeople = (db: Db, conferenceId: number, people: NewPerson[]) =>
  db
    .insert(conferencePeople)
    .values(people.map((person) => ({ ...person, conference_id: conferenceId })))
    .onConflictDoNothing()

export const countPeople = (db: Db, conferenceId: number): Promise<number> =>
  db.$count(conferencePeople, eq(conferencePeople.conference_id, conferenceId))

/** Everybody on the list: the host first, then in the order in which they were invited. */
export const selectPeople = (db: Db, conferenceId: number) =>
  db
    .select({
      person: conferencePeople,
      user: {
        truename: users.truename,
        photo: users.photo,
        title: users.title,
        hospital: users.hospital,
      },
      isHost: sql<boolean>`${conferences.host_id} is not distinct from ${conferencePeople.user_id}`,
    })
    .from(conferencePeople)
    .innerJoin(conferences, eq(conferences.id, conferencePeople.conference_id))
    .leftJoin(users, eq(users.id, conferencePeople.user_id))
    .where(eq(conferencePeople.conference_id, conferenceId))
    .orderBy(asc(conferencePeople.id))

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

type Answer = { conferenceId: number; userId: number; answer: number }

/** Who answers by the link is on the list from then on. With the answer the invited number is no longer needed. */
export const upsertAnswer = (db: Db, { conferenceId, userId, answer }: Answer) => {
  const said = { answer, answered_at: sql`now()` }
  return db
    .insert(conferencePeople)
    .values({ conference_id: conferenceId, user_id: userId, is_by_link: true, ...said })
    .onConflictDoUpdate({
      target: [conferencePeople.conference_id, conferencePeople.user_id],
      set: { ...said, phone_sealed: null },
    })
}

/** Who could come at one time may not at another: everybody but the host is asked again. */
export const resetAnswers = (db: Db, { id, host_id }: { id: number; host_id: number | null }) =>
  db
    .update(conferencePeople)
    .set({ answer: conferenceAnswers.none, answered_at: null })
    .where(
      and(
        eq(conferencePeople.conference_id, id),
        sql`${conferencePeople.user_id} is distinct from ${host_id}`,
      ),
    )

/** Somebody who answers one of a series has answered those of it that they have not been asked about otherwise. */
export const updateSeriesAnswers = (db: Db, { conferenceId, userId, answer }: Answer) =>
  db.execute(sql`
    update ${conferencePeople} p set answer = ${answer}, answered_at = now(), phone_sealed = null
    from ${conferences} c, ${conferences} given
    where given.id = ${conferenceId} and c.series_id = given.series_id and c.id <> given.id
      and c.begin_at > now() and c.cancelled_at is null and p.conference_id = c.id
      and p.user_id = ${userId} and p.answer = ${conferenceAnswers.none}`)

/** Entering the room says more than any answer before. */
export const upsertEntered = (db: Db, entered: Omit<Answer, 'answer'>) =>
  upsertAnswer(db, { ...entered, answer: conferenceAnswers.comes })

/**
 * Those who were invited by number before they had an account are on the list as members from now on. Returns the chats
 * that they belong to.
 */
export const updateClaimed = async (db: Db, userId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ chat_group_id: string }>(sql`
    update ${conferencePeople} p set user_id = u.id, phone_digest = null
    from ${users} u, ${conferences} c
    where u.id = ${userId} and p.user_id is null and p.phone_digest = u.phone_digest and c.id = p.conference_id
      and c.cancelled_at is null and not exists (select from ${conferencePeople} o where o.conference_id = p.conference_id and o.user_id = u.id)
    returning c.chat_group_id`)
  return rows.map((row) => Number(row.chat_group_id))
}

/** The numbers of people who never answered, of conferences that are over for a month. */
export const deleteOldPhones = (db: Db) =>
  db
    .update(conferencePeople)
    .set({ phone_digest: null, phone_sealed: null })
    .where(
      and(
        isNotNull(conferencePeople.phone_sealed),
        inArray(
          conferencePeople.conference_id,
          db
            .select({ id: conferences.id })
            .from(conferences)
            .where(sql`${conferences.end_at} < now() - interval '30 days'`),
        ),
      ),
    )
