import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { announcementChannels, Audience } from '#contract/console/announcements.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Db } from '#kernel/database.ts'
import { containing } from '#kernel/like.ts'
import { isReachable } from '#server/features/community/messages/deliveries.queries.ts'
import { messageMutes } from '#server/features/community/messages/deliveries.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { unionMembers } from '#server/features/practice/unions/unions.tables.ts'

type Channel = (typeof announcementChannels)[number]

const anyOf = (values: (string | number)[], type: 'text' | 'bigint') =>
  sql`any (${sql.param(values)}::${sql.raw(type)}[])`

/** Active accounts that fit everything that the audience names. */
const isIn = (audience: Audience) =>
  and(
    eq(users.status, 'active'),
    audience.identities.length === 0
      ? undefined
      : sql`${users.user_type} = ${anyOf(audience.identities.map(Number), 'bigint')}`,
    audience.provinces.length === 0
      ? undefined
      : sql`${users.hospital} in (select h.name from ${hospitals} h
          where h.province = ${anyOf(audience.provinces, 'text')})`,
    audience.subjects.length === 0
      ? undefined
      : or(
          inArray(users.home_college_id, audience.subjects),
          sql`exists (select from ${doctors} d
            where d.user_id = ${users}.id and d.college_id = ${anyOf(audience.subjects, 'bigint')})`,
        ),
    audience.department === '' ? undefined : like(users.department, containing(audience.department)),
    // Some have two titles, with a space between them.
    audience.titles.length === 0
      ? undefined
      : sql`string_to_array(${users.title}, ' ') && ${sql.param(audience.titles)}::text[]`,
    audience.is_verified
      ? sql`exists (select from ${verifications} v
          where v.user_id = ${users}.id and v.lapsed_at is null and v.state = ${verificationStates.passed})`
      : undefined,
    audience.unions.length === 0
      ? undefined
      : sql`exists (select from ${unionMembers} m
          where m.user_id = ${users}.id and m.union_id = ${anyOf(audience.unions, 'bigint')})`,
    audience.people.length === 0 ? undefined : inArray(users.id, audience.people),
  )

export const countPeople = (db: Db, audience: Audience): Promise<number> => db.$count(users, isIn(audience))

/** How many of an audience have a channel and want messages of a kind by it. */
export const countReachable = async (
  db: Db,
  audience: Audience,
  channels: readonly Channel[],
): Promise<Record<Channel, number>> => {
  const { rows } = await db.execute<{ channel: Channel; people: number }>(sql`
    select c.channel, count(u.id)::int as people
    from unnest(${sql.param(channels)}::text[]) c (channel)
    left join ${users} u on ${inArray(sql`u.id`, db.select({ id: users.id }).from(users).where(isIn(audience)))}
      and ${isReachable} and not exists (select from ${messageMutes} m
        where m.user_id = u.id and m.kind = 'system' and m.channel = c.channel)
    group by c.channel`)
  return Object.fromEntries(rows.map(({ channel, people }) => [channel, people])) as Record<Channel, number>
}

/** The next of an audience by number, for a job that goes through all of them. */
export const selectPeople = async (db: Db, audience: Audience, afterId: number, limit: number) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isIn(audience), gt(users.id, afterId)))
    .orderBy(users.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
