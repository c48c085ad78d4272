import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { meetingEntries } from './entries.tables.ts'
import { meetings } from './meetings.tables.ts'

/** What a meeting asks of everybody: its own entry, or that of the large meeting it is part of. */
export const closestEntry = (db: Db) =>
  db
    .select()
    .from(meetingEntries)
    .where(sql`meeting_id in (${meetings}.id, ${meetings}.parent_id)`)
    .orderBy(sql`meeting_id <> ${meetings}.id`)
    .limit(1)
    .as('e')

/** Columns of a select from `meetings` that joins `closestEntry`. */
export const entryColumns = {
  /** The meeting whose check-in this one requires: its own, or that of the large one. */
  entry_meeting_id: sql<number>`coalesce(e.meeting_id, ${meetings}.id)`,
  needs_completion: sql<boolean>`coalesce(e.needs_completion, false)`,
  needs_sign_in: sql<boolean>`coalesce(e.needs_sign_in, false)`,
  contact: sql<string>`coalesce(e.contact, '')`,
}

const meetingEntry = prepared('meeting_entry', (db) =>
  db
    .select(entryColumns)
    .from(meetings)
    .leftJoinLateral(closestEntry(db), sql`true`)
    .where(eq(meetings.id, sql.placeholder('meeting'))),
)

export type EntryRow = {
  entry_meeting_id: number
  needs_completion: boolean
  needs_sign_in: boolean
  contact: string
}

export const selectEntry = (db: Db, meetingId: number): Promise<EntryRow> =>
  only(meetingEntry(db).execute({ meeting: meetingId }))
