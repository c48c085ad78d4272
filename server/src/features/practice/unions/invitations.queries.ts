import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { foundingStates, invitationStates } from '#contract/practice/unions.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionInvitations, unionMembers, unions } from './unions.tables.ts'

/** Somebody who has declined is not asked again so soon, whatever the manager is told. */
const restDays = 30
const keptDays = 180

/** Invites numbers, and returns those that were not invited before. */
export const upsertInvitations = async (
  db: Tx,
  { unionId, inviterId }: { unionId: number; inviterId: number },
  digests: Buffer[],
): Promise<Buffer[]> => {
  if (digests.length === 0) return []
  const rows = await db
    .insert(unionInvitations)
    .values(digests.map((phone_digest) => ({ union_id: unionId, phone_digest, inviter_id: inviterId })))
    .onConflictDoUpdate({
      target: [unionInvitations.union_id, unionInvitations.phone_digest],
      set: {
        inviter_id: inviterId,
        state: invitationStates.open,
        invited_at: sql`now()`,
        answered_at: null,
      },
      // Somebody who accepted and is no member any more has left or was removed, and may be asked.
      setWhere: sql`${unionInvitations.state} = ${invitationStates.accepted}
        or (${unionInvitations.state} = ${invitationStates.declined}
          and ${unionInvitations.answered_at} < now() - make_interval(days => ${restDays}))`,
    })
    .returning({ digest: unionInvitations.phone_digest })
  return rows.map(({ digest }) => digest)
}

const isOpenFor = (userId: number) =>
  and(
    eq(unionInvitations.state, invitationStates.open),
    sql`${unionInvitations.phone_digest} = (select u.phone_digest from ${users} u where u.id = ${userId})`,
  )

export const selectOpenInvitation = (db: Db, unionId: number, userId: number) =>
  first(
    db
      .select()
      .from(unionInvitations)
      .where(and(eq(unionInvitations.union_id, unionId), isOpenFor(userId))),
  )

/** What waits for the answer of this user; they may have registered after they were invited. */
export const selectOpenInvitations = (db: Db, userId: number) =>
  db
    .select({ unionId: unions.id, union: unions.name, inviter: users.truename, hospital: users.hospital })
    .from(unionInvitations)
    .innerJoin(unions, eq(unions.id, unionInvitations.union_id))
    .leftJoin(users, eq(users.id, unionInvitations.inviter_id))
    .where(
      and(
        isOpenFor(userId),
        eq(unions.state, foundingStates.passed),
        sql`not exists (select from ${unionMembers} m where m.union_id = ${unions.id} and m.user_id = ${userId})`,
      ),
    )
    .orderBy(unionInvitations.invited_at)

/** The one who invited; undefined when there is no open invitation: of two answers at once, one counts. */
export const updateAnswered = (
  db: Tx,
  { unionId, userId, isAccepted }: { unionId: number; userId: number; isAccepted: boolean },
) =>
  first(
    db
      .update(unionInvitations)
      .set({
        state: isAccepted ? invitationStates.accepted : invitationStates.declined,
        answered_at: sql`now()`,
      })
      .where(and(eq(unionInvitations.union_id, unionId), isOpenFor(userId)))
      .returning({ inviterId: unionInvitations.inviter_id }),
  )

export const deleteOldInvitations = (db: Db) =>
  db
    .delete(unionInvitations)
    .where(lt(unionInvitations.invited_at, sql`now() - make_interval(days => ${keptDays})`))

/** Of these users, those who are members of the union in any way. */
export const selectMembersAmong = async (
  db: Db,
  unionId: number,
  userIds: number[],
): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ userId: unionMembers.user_id })
    .from(unionMembers)
    .where(and(eq(unionMembers.union_id, unionId), inArray(unionMembers.user_id, userIds)))
  return new Set(rows.map(({ userId }) => userId))
}
