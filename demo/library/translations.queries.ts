import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { banners } from '#server/features/discover/home/home.tables.ts'
import {
  meetingBanners,
  meetingMenuItems,
} from '#server/features/discover/meeting-home/meeting-home.tables.ts'
import { articles, columns } from '#server/features/library/articles/articles.tables.ts'
import { dataPackages } from '#server/features/library/data-packages/data-packages.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { hallBooths, halls } from '#server/features/library/halls/halls.tables.ts'
import { operations, operationSteps } from '#server/features/library/operations/operations.tables.ts'
import { diseases, tags } from '#server/features/library/subjects/subjects.tables.ts'
import { translations } from '#server/features/library/translations/translations.tables.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { externalCredits } from '#server/features/meetings/credit-wallet/credit-wallet.tables.ts'
import { exams } from '#server/features/meetings/exams/exams.tables.ts'
import {
  meetingRecordings,
  meetings,
  meetingSessions,
  recordingChapters,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { guestWaits } from '#server/features/practice/expert-duties/expert-duties.tables.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

/** What readers see in answers as `contentText`. */
const shown: readonly PgColumn[] = [
  articles.intro,
  articles.title,
  banners.title,
  columns.intro,
  columns.theme,
  dataPackages.intro,
  dataPackages.title,
  departments.introduction,
  departments.name,
  diseases.introduction,
  doctors.department,
  doctors.good_at,
  doctors.hospital,
  doctors.introduction,
  doctors.title,
  exams.intro,
  exams.title,
  expertFees.title,
  expertSessions.hall,
  expertSessions.title,
  externalCredits.title,
  guestWaits.title,
  hallBooths.slogan,
  halls.intro,
  halls.name,
  meetingBanners.title,
  meetingMenuItems.name,
  meetingRecordings.name,
  meetings.intro,
  meetings.title,
  meetings.venue,
  meetingSessions.hall,
  meetingSessions.title,
  operations.intro,
  operations.part,
  operations.title,
  operationSteps.title,
  productionEpisodes.chapter,
  productionEpisodes.title,
  productions.intro,
  productions.title,
  recordingChapters.title,
  reports.intro,
  reports.title,
  tags.introduction,
  users.department,
  users.hospital,
  users.title,
]

/** A doctor in a list, and in the search. */
const workplaces = sql`select concat(${doctors.hospital}, ' ', ${doctors.department}), 'doctors' from ${doctors}`

/** The texts that readers see, each once, and where. */
export async function selectShownTexts(db: Db): Promise<{ text: string; place: string }[]> {
  const each = shown.map(
    (column) =>
      sql`select ${column} as text, ${`${getTableName(column.table)}.${column.name}`}::text as place from ${column.table}`,
  )
  const { rows } = await db.execute<{ text: string; place: string }>(
    sql`select text, min(place) as place from (${sql.join([...each, workplaces], sql` union all `)}) t where text ~ '[一-鿿]' group by text order by 1`,
  )
  return rows
}

export async function insertTranslations(db: Db, chinese: string[], english: string[]): Promise<void> {
  await db.execute(sql`insert into ${translations} (chinese, english)
    select * from unnest(${sql.param(chinese)}::text[], ${sql.param(english)}::text[])`)
}
