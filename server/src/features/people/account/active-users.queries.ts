import { and, eq, ilike, inArray, or } from 'drizzle-orm'
import { userTypes } from '#contract/people/account.ts'
import type { Db } from '#kernel/database.ts'
import { containing } from '#kernel/like.ts'
import { users } from './account.tables.ts'

/** What is shown of a user whom others choose from a list. */
export const chosenUserColumns = {
  id: users.id,
  truename: users.truename,
  photo: users.photo,
  hospital: users.hospital,
  department: users.department,
  title: users.title,
  user_type: users.user_type,
  phone_digest: users.phone_digest,
}

const isActive = eq(users.status, 'active')

export const isDoctorNamed = (keyword: string) =>
  and(
    isActive,
    eq(users.user_type, userTypes.doctor),
    or(ilike(users.truename, containing(keyword)), ilike(users.hospital, containing(keyword))),
  )

export const selectUsersByIds = (db: Db, ids: number[]) =>
  db
    .select(chosenUserColumns)
    .from(users)
    .where(and(isActive, inArray(users.id, ids)))

export const selectUsersByPhones = (db: Db, digests: Buffer[]) =>
  db
    .select(chosenUserColumns)
    .from(users)
    .where(and(isActive, inArray(users.phone_digest, digests)))
