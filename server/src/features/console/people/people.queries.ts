import { eq, inArray, like, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { containing, literally } from '#kernel/like.ts'
import { gramsQuery } from '#kernel/tsquery.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { digestTail, parsePhone, phoneDigests } from '#server/features/people/account/phone.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'

const values = {
  truename: users.truename,
  hospital: users.hospital,
  department: users.department,
  title: users.title,
  company: users.company,
  user_type: users.user_type,
  status: users.status,
  operator_roles: users.operator_roles,
  phone_sealed: users.phone_sealed,
  verification_state: sql<number | null>`(select v.state from ${verifications} v
    where v.user_id = ${users}.id and v.lapsed_at is null order by v.id desc limit 1)`.as(
    'verification_state',
  ),
  created_at: users.created_at,
  seen_at: users.seen_at,
  merged_into: users.merged_into,
}

/**
 * People whose name contains a word. They are found as numbers, by the index `users_by_name_grams`: beside other conditions,
 * PostgreSQL would take every name apart again. A single character is in too many names for the index to help.
 */
function isNamed(word: string): SQL {
  if (Array.from(word).length < 2) return like(users.truename, containing(word))
  return sql`${users.id} = any(array(select named.id from ${users} named
    where search_grams(named.truename) @@ ${gramsQuery(word)}::tsquery and named.truename like ${containing(word)}))`
}

const peopleWhere = (where: SQL) =>
  defineRows({
    id: users.id,
    values,
    title: users.truename,
    from: (db, values) => db.select(values).from(users).$dynamic(),
    where,
    filters: {
      // Whole phone numbers and their last four digits are found by an index; a name is found by any part of it.
      q: (value, { vault }) => {
        const phone = parsePhone(value)
        const begins = `${literally(value)}%`
        if (/^\d{4}$/.test(value))
          return or(eq(users.phone_tail, digestTail(vault, value)), eq(users.account, value))
        return phone
          ? inArray(users.phone_digest, phoneDigests(vault, phone.countryCode, phone.phone))
          : or(isNamed(value), like(users.hospital, begins), eq(users.account, value))
      },
      hospital: (value) => like(users.hospital, containing(value)),
      department: (value) => like(users.department, containing(value)),
      user_type: equalTo(users.user_type),
      status: equalTo(users.status),
      verification: (value) =>
        sql`exists (select from ${verifications} v where v.user_id = ${users}.id and v.lapsed_at is null
        and v.state::text = ${value})`,
      role: (value) => sql`${users.operator_roles} @> array[${value}::text]`,
      created_at: within(users.created_at),
      seen_at: within(users.seen_at),
    },
  })

export const peopleRows = peopleWhere(ne(users.status, 'deleted'))

/** The condition is that of the index `users_operators`. */
export const operatorRows = peopleWhere(sql`${users.operator_roles} <> '{}'`)
