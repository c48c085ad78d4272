import type { OperatorRole } from '#contract/people/operators.ts'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { users, agreements } from './account.tables.ts'

export type UserRow = typeof users.$inferSelect

const userById = prepared('user', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

export const selectUser = (db: Db, userId: number) => first(userById(db).execute({ userId }))

export const selectUserByPhone = (db: Db, ...phoneDigests: Buffer[]) =>
  first(db.select().from(users).where(inArray(users.phone_digest, phoneDigests)).orderBy(users.id).limit(1))

/** A username is an account name, or the phone number of which the digests are given. */
export const selectUserByName = (db: Db, username: string, phoneDigests: Buffer[]) =>
  first(
    db
      .select()
      .from(users)
      .where(or(eq(users.account, username), inArray(users.phone_digest, phoneDigests)))
      .orderBy(sql`${users.account} = ${username} desc nulls last`, users.id)
      .limit(1),
  )

export const updateRoles = (db: Db, userId: number, operator_roles: OperatorRole[]) =>
  db.update(users).set({ operator_roles }).where(eq(users.id, userId))

export const updateStatus = (db: Db, userId: number, status: UserRow['status']) =>
  db.update(users).set({ status }).where(eq(users.id, userId))

/** Held until the end of the transaction: role changes run one after the other. */
export const lockAdministrators = (db: Db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.operator_roles} @> '{administrator}' and ${users.status} = 'active'`)
    .orderBy(users.id)
    .for('no key update')

/** Whether there is one besides this person, also one who is kept out. */
export const hasOtherAdministrator = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(
    users,
    sql`${users.operator_roles} @> '{administrator}' and ${users.status} <> 'deleted' and ${users.id} <> ${userId}`,
  )) > 0

/** Holds a user, so that a login and whatever ends logins cannot pass each other unseen. */
export const lockUser = (db: Db, userId: number) =>
  first(db.select().from(users).where(eq(users.id, userId)).for('no key update'))

/** Undefined when the number has been registered in the meantime. */
export const insertUser = (db: Db, user: typeof users.$inferInsert) =>
  first(db.insert(users).values(user).onConflictDoNothing().returning())

export const selectAgreements = (db: Db) =>
  db
    .select({ id: agreements.id, name_zh: agreements.name_zh, name_en: agreements.name_en })
    .from(agreements)
    .orderBy(agreements.id)

export const selectAgreement = (db: Db, agreementId: number) =>
  first(db.select().from(agreements).where(eq(agreements.id, agreementId)))

/** What the operator has changed stays. */
export const insertAgreementsOnce = (db: Db, rows: (typeof agreements.$inferInsert)[]) =>
  db.insert(agreements).values(rows).onConflictDoNothing()

export type UserColumns = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'user_type'
    | 'truename'
    | 'photo'
    | 'hospital'
    | 'department'
    | 'title'
    | 'company'
    | 'product_group'
    | 'email_sealed'
    | 'good_at'
    | 'introduce'
    | 'notify_sms'
    | 'notify_push'
    | 'notify_mail'
  >
>

export const updateUser = (db: Db, userId: number, columns: UserColumns) =>
  first(db.update(users).set(columns).where(eq(users.id, userId)).returning())
