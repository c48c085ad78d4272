import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { deleteAbandonedFiles, deleteUnlistedFiles } from '#kernel/files/sent-files.queries.ts'
import type { SentFiles } from '#kernel/files/sent-files.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { creditFile } from './certificate-file.ts'
import { creditRequirements, externalCredits } from './credit-wallet.tables.ts'

export type ExternalRow = typeof externalCredits.$inferSelect
export type NewExternal = typeof externalCredits.$inferInsert

const yearNumber = sql`${sql.placeholder('year')}::int`

/** The day in Shanghai on which a credit of this platform was granted. */
const grantedOn = sql<string>`to_char(${credits.granted_at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** The credits that a user has earned here, in one year; those taken back are left out. */
export const selectPlatformCredits = (db: Db, userId: number, year: number) =>
  db
    .select({
      meeting_id: credits.meeting_id,
      title: meetings.title,
      points_tenths: credits.points_tenths,
      earned_on: grantedOn,
      number: sql<string>`coalesce((select c.number from ${certificates} c where c.user_id = ${credits}.user_id
        and c.meeting_id = ${credits}.meeting_id and c.revoked_at is null order by c.id desc limit 1), '')`,
    })
    .from(credits)
    .innerJoin(meetings, eq(meetings.id, credits.meeting_id))
    .where(
      and(
        eq(credits.user_id, userId),
        isNull(credits.revoked_at),
        sql`${credits.points_tenths} > 0`,
        sql`left(${grantedOn}, 4)::int = ${year}`,
      ),
    )
    .orderBy(desc(credits.granted_at), desc(credits.meeting_id))

export type PlatformRow = Awaited<ReturnType<typeof selectPlatformCredits>>[number]

export const selectExternalCredits = (db: Db, userId: number, year: number): Promise<ExternalRow[]> =>
  db
    .select()
    .from(externalCredits)
    .where(
      and(
        eq(externalCredits.user_id, userId),
        sql`${externalCredits.earned_on} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
      ),
    )
    .orderBy(desc(externalCredits.earned_on), desc(externalCredits.id))

const yearTenths = prepared('credit_year', (db) =>
  db
    .select({
      tenths: sql<number>`((select coalesce(sum(c.points_tenths), 0) from ${credits} c
          where c.user_id = ${users}.id and c.revoked_at is null
            and c.granted_at >= make_timestamptz(${yearNumber}, 1, 1, 0, 0, 0, 'Asia/Shanghai')
            and c.granted_at < make_timestamptz(${yearNumber} + 1, 1, 1, 0, 0, 0, 'Asia/Shanghai'))
        + (select coalesce(sum(e.points_tenths), 0) from ${externalCredits} e
          where e.user_id = ${users}.id and e.confirmed_at is not null
            and e.earned_on between make_date(${yearNumber}, 1, 1) and make_date(${yearNumber}, 12, 31)))::int`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

/** The tenths of points that count for a user in a year. */
export const selectYearTenths = async (db: Db, userId: number, year: number): Promise<number> =>
  (await first(yearTenths(db).execute({ userId, year })))?.tenths ?? 0

/** The years in which a user has earned anything, here or elsewhere. */
export const selectYears = async (db: Db, userId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ year: number }>(sql`
    select extract(year from earned_on)::int as year from ${externalCredits} where user_id = ${userId}
    union
    select left(${grantedOn}, 4)::int from ${credits}
    where user_id = ${userId} and revoked_at is null and points_tenths > 0`)
  return rows.map(({ year }) => year)
}

/** Entries that their owner has not compared with the certificate yet, oldest first. */
export const selectUnchecked = (db: Db, userId: number): Promise<ExternalRow[]> =>
  unchecked(db).execute({ userId })

const unchecked = prepared('unchecked_credits', (db) =>
  db
    .select()
    .from(externalCredits)
    .where(and(eq(externalCredits.user_id, sql.placeholder('userId')), isNull(externalCredits.confirmed_at)))
    .orderBy(asc(externalCredits.id)),
)

export const countExternal = (db: Db, userId: number): Promise<number> =>
  db.$count(externalCredits, eq(externalCredits.user_id, userId))

const isOwn = (userId: number, creditId: number) =>
  and(eq(externalCredits.id, creditId), eq(externalCredits.user_id, userId))

export const selectExternal = (db: Db, userId: number, creditId: number) =>
  first(db.select().from(externalCredits).where(isOwn(userId, creditId)))

/** Undefined when the number, or the activity of that day, is there already: of two at once one is. */
export const insertExternal = (db: Db, row: NewExternal): Promise<ExternalRow | undefined> =>
  first(db.insert(externalCredits).values(row).onConflictDoNothing().returning())

/** Undefined once it counts. Throws the SQLSTATE of a unique violation where it would count twice. */
export const updateExternal = (
  db: Db,
  creditId: number,
  changes: Omit<NewExternal, 'user_id'>,
): Promise<ExternalRow | undefined> =>
  first(
    db
      .update(externalCredits)
      .set(changes)
      .where(and(eq(externalCredits.id, creditId), isNull(externalCredits.confirmed_at)))
      .returning(),
  )

export const updateConfirmed = (db: Db, userId: number, creditId: number) =>
  first(
    db
      .update(externalCredits)
      .set({ confirmed_at: sql`coalesce(${externalCredits.confirmed_at}, now())` })
      .where(isOwn(userId, creditId))
      .returning(),
  )

export const deleteExternal = (db: Db, userId: number, creditId: number) =>
  first(db.delete(externalCredits).where(isOwn(userId, creditId)).returning())

/** What identifies the certificates that this platform has issued to a user. */
export const selectIssued = (db: Db, userId: number) =>
  db
    .select({
      number: certificates.number,
      title: certificates.meeting_title,
      issued_on: certificates.issued_on,
    })
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), isNull(certificates.revoked_at)))

export const hasNumber = async (db: Db, userId: number, digest: Buffer, exceptId: number) =>
  (await db.$count(
    externalCredits,
    and(
      eq(externalCredits.user_id, userId),
      eq(externalCredits.number_digest, digest),
      sql`${externalCredits.id} <> ${exceptId}`,
    ),
  )) > 0

const sentFiles: SentFiles = {
  purpose: creditFile,
  table: externalCredits,
  ownerId: externalCredits.user_id,
  addresses: externalCredits.files,
}

export const deleteAbandonedCreditFiles = (db: Db) => deleteAbandonedFiles(db, sentFiles)

export const deleteCreditFiles = (db: Db, userId: number, urls: string[]) =>
  deleteUnlistedFiles(db, sentFiles, userId, urls)

export type RequirementRow = typeof creditRequirements.$inferSelect

const closestRequirement = prepared('credit_requirement', (db) => {
  const province = sql`(select h.province from ${hospitals} h where h.name = ${users}.hospital limit 1)`
  return db
    .select({ requirement: creditRequirements })
    .from(users)
    .innerJoin(
      creditRequirements,
      sql`${creditRequirements.title} in ('', ${users.title})
        and ${creditRequirements.province} in ('', coalesce(${province}, ''))`,
    )
    .where(and(eq(users.id, sql.placeholder('userId')), eq(creditRequirements.year, sql.placeholder('year'))))
    .orderBy(sql`${creditRequirements.title} = ''`, sql`${creditRequirements.province} = ''`)
    .limit(1)
})

/** The closest requirement for a user: of their title before any, of the province of their hospital before any. */
export const selectRequirement = async (
  db: Db,
  userId: number,
  year: number,
): Promise<RequirementRow | undefined> =>
  (await first(closestRequirement(db).execute({ userId, year })))?.requirement

export const upsertRequirement = (db: Db, row: typeof creditRequirements.$inferInsert) => {
  const { points_tenths, first_class_tenths, note, updated_by } = row
  return only(
    db
      .insert(creditRequirements)
      .values(row)
      .onConflictDoUpdate({
        target: [creditRequirements.year, creditRequirements.title, creditRequirements.province],
        set: { points_tenths, first_class_tenths, note, updated_by, updated_at: sql`now()` },
      })
      .returning(),
  )
}

export const deleteRequirement = (db: Db, requirementId: number) =>
  db.delete(creditRequirements).where(eq(creditRequirements.id, requirementId))
