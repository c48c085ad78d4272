import { and, desc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { dataPackageFiles, dataPackageMails, dataPackages } from './data-packages.tables.ts'

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

const later = alias(dataPackageMails, 'later')

/** The published packages that a user had sent, each with its latest mail, latest first. */
export const selectOwnPackages = (
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: dataPackages.id,
      title: dataPackages.title,
      cover: dataPackages.cover,
      file_num: sql<number>`(select count(*)::int from ${dataPackageFiles} f where f.package_id = ${dataPackages}.id)`,
      state: dataPackageMails.state,
      created_at: dataPackageMails.created_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(dataPackageMails)
    .innerJoin(dataPackages, and(eq(dataPackages.id, dataPackageMails.package_id), dataPackages.published))
    .where(
      and(
        eq(dataPackageMails.user_id, userId),
        notExists(
          db
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.user_id, userId),
                eq(later.package_id, dataPackageMails.package_id),
                gt(later.id, dataPackageMails.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(dataPackageMails.id))
    .limit(limit)
    .offset(offset)

export type OwnPackageRow = Awaited<ReturnType<typeof selectOwnPackages>>[number]

export const selectLatestMail = (db: Db, key: MailKey): Promise<MailRow | undefined> =>
  first(db.select().from(dataPackageMails).where(isOf(key)).orderBy(desc(dataPackageMails.id)).limit(1))

/** A mail that was given up waits again. Undefined when there is none. */
export const requeueFailedMail = (db: Db, key: MailKey): Promise<MailRow | undefined> =>
  first(
    db
      .update(dataPackageMails)
      .set({ state: 'queued' })
      .where(and(isOf(key), eq(dataPackageMails.state, 'failed')))
      .returning(),
  )

/** Undefined when the same mail is under way: the index decides, whatever arrives at the same time. */
export const insertMail = (db: Db, mail: NewMail): Promise<MailRow | undefined> =>
  first(db.insert(dataPackageMails).values(mail).onConflictDoNothing().returning())

/** Undefined when it was sent before. */
export const selectUnsentMail = (db: Db, mailId: number): Promise<MailRow | undefined> =>
  first(
    db
      .select()
      .from(dataPackageMails)
      .where(and(eq(dataPackageMails.id, mailId), ne(dataPackageMails.state, 'sent'))),
  )

/** Those that wait for so long that every try should be over. */
export const selectWaitingMails = (db: Db) =>
  db
    .select({ id: dataPackageMails.id })
    .from(dataPackageMails)
    .where(
      and(
        eq(dataPackageMails.state, 'queued'),
        lt(dataPackageMails.created_at, sql`now() - interval '2 hours'`),
      ),
    )

export const markMailSent = (db: Db, mailId: number) =>
  db
    .update(dataPackageMails)
    .set({ state: 'sent', sent_at: sql`now()` })
    .where(eq(dataPackageMails.id, mailId))

/** Undefined if it was sent or given up before. */
export const giveUpMail = (db: Db, mailId: number) =>
  first(
    db
      .update(dataPackageMails)
      .set({ state: 'failed' })
      .from(dataPackages)
      .where(
        and(
          eq(dataPackageMails.id, mailId),
          eq(dataPackageMails.state, 'queued'),
          eq(dataPackages.id, dataPackageMails.package_id),
        ),
      )
      .returning({ userId: dataPackageMails.user_id, packageId: dataPackages.id, name: dataPackages.title }),
  )
