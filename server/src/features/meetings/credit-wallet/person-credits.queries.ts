import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { externalCredits } from './credit-wallet.tables.ts'

const most = 100

/** The latest credits of a person that were granted here, those that were taken back included. */
export const selectGranted = (db: Db, userId: number) =>
  db
    .select({
      title: meetings.title,
      points_tenths: credits.points_tenths,
      granted_at: credits.granted_at,
      is_revoked: sql<boolean>`${credits.revoked_at} is not null`,
    })
    .from(credits)
    .innerJoin(meetings, eq(meetings.id, credits.meeting_id))
    .where(eq(credits.user_id, userId))
    .orderBy(desc(credits.granted_at))
    .limit(most)

/** The latest credits that a person has entered from elsewhere. */
export const selectEntered = (db: Db, userId: number) =>
  db
    .select({
      title: externalCredits.title,
      organiser: externalCredits.organiser,
      points_tenths: externalCredits.points_tenths,
      earned_on: externalCredits.earned_on,
    })
    .from(externalCredits)
    .where(eq(externalCredits.user_id, userId))
    .orderBy(desc(externalCredits.earned_on), desc(externalCredits.id))
    .limit(most)
