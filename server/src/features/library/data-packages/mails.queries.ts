import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { dataPackageMails } from './data-packages.tables.ts'

export type MailRow = typeof dataPackageMails.$inferSelect
type NewMail = Pick<
  typeof dataPackageMails.$inferInsert,
  'package_id' | 'user_id' | 'address_sealed' | 'address_digest' | 'language'
>
/** What makes two mails the same. */
type MailKey = Pick<NewMail, 'package_id' | 'user_id' | 'address_digest'>

const isOf = ({ package_id, user_id, address_digest }: MailKey) =>
  and(
    eq(dataPackageMails.user_id, user_id),
    eq(dataPackageMails.package_id, package_id),
    eq(dataPackageMails.address_digest, address_digest),
  )

export const selectMailsOfUser = (db: Db, userId: number, packageId: number, limit: number) =>
  db
    .select()
    .from(dataPackageMails)
    .where(and(eq(dataPackageMails.user_id, userId), eq(dataPackageMails.package_id, packageId)))
    .orderBy(desc(dataPackageMails.id))
    .limit(limit)

export const selectLatestMail = async (db: Db, key: MailKey): Promise<MailRow | undefined> => {
  const rows = await db
    .select()
    .from(dataPackageMails)
    .where(isOf(key))
    .orderBy(desc(dataPackageMails.id))
    .limit(1)
  return rows[0]
}

/** A mail that was given up starts anew. Undefined when there is none. */
export const requeueFailedMail = async (db: Db, key: MailKey): Promise<MailRow | undefined> => {
  const rows = await db
    .update(dataPackageMails)
    .set({ state: 'queued', tries: 0, due_at: sql`now()` })
    .where(and(isOf(key), eq(dataPackageMails.state, 'failed')))
    .returning()
  return rows[0]
}

/** Undefined when the same mail is under way: the index decides, whatever arrives at the same time. */
export const insertMail = async (db: Db, mail: NewMail): Promise<MailRow | undefined> => {
  const rows = await db.insert(dataPackageMails).values(mail).onConflictDoNothing().returning()
  return rows[0]
}

/**
 * Takes the mail that has been due for longest, for as long as the lease says. Of several servers each takes another
 * one. A mail whose server died while sending is taken again when its lease is over.
 */
export const claimDueMail = async (db: Db, leaseSeconds: number): Promise<MailRow | undefined> => {
  const due = db
    .select({ id: dataPackageMails.id })
    .from(dataPackageMails)
    .where(
      and(inArray(dataPackageMails.state, ['queued', 'sending']), sql`${dataPackageMails.due_at} <= now()`),
    )
    .orderBy(dataPackageMails.due_at)
    .limit(1)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(dataPackageMails)
    .set({
      state: 'sending',
      tries: sql`${dataPackageMails.tries} + 1`,
      due_at: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    // A plain subquery could be run again for every row, and then lock more than one.
    .where(sql`${dataPackageMails.id} = any(array(${due}))`)
    .returning()
  return rows[0]
}

/** Whoever was slower than the lease has sent it all the same. */
export const markMailSent = (db: Db, mailId: number) =>
  db
    .update(dataPackageMails)
    .set({ state: 'sent', sent_at: sql`now()` })
    .where(eq(dataPackageMails.id, mailId))

/** Nothing happens when the mail has been taken by another in the meantime: `tries` tells. */
export const postponeMail = (db: Db, { id, tries }: Pick<MailRow, 'id' | 'tries'>, seconds: number) =>
  db
    .update(dataPackageMails)
    .set({ state: 'queued', due_at: sql`now() + ${seconds} * interval '1 second'` })
    .where(
      and(
        eq(dataPackageMails.id, id),
        eq(dataPackageMails.state, 'sending'),
        eq(dataPackageMails.tries, tries),
      ),
    )

export const giveUpMail = (db: Db, { id, tries }: Pick<MailRow, 'id' | 'tries'>) =>
  db
    .update(dataPackageMails)
    .set({ state: 'failed' })
    .where(
      and(
        eq(dataPackageMails.id, id),
        eq(dataPackageMails.state, 'sending'),
        eq(dataPackageMails.tries, tries),
      ),
    )
