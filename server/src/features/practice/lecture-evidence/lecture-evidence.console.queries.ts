import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import {
  expertSheets,
  expertTasks,
  sheetChanges,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import {
  evidencePacks,
  evidencePictures,
  evidenceSponsors,
  lectureEvidence,
} from './lecture-evidence.tables.ts'

const ofSheet = (table: typeof evidencePacks | typeof evidencePictures) =>
  sql`from ${table} e where e.sheet_id = ${expertSheets}.id`

export const pictureRows = defineRows({
  id: evidencePictures.id,
  values: {
    sheet_id: evidencePictures.sheet_id,
    file_key: evidencePictures.file_key,
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    source: evidencePictures.source,
    taken_at: evidencePictures.taken_at,
    flag: evidencePictures.flag,
    accept_reason: evidencePictures.accept_reason,
    created_at: evidencePictures.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(evidencePictures)
      .innerJoin(expertSheets, eq(expertSheets.id, evidencePictures.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(evidencePictures.sheet_id),
    q: contains(users.truename, meetings.title),
    doubt: (value) =>
      value === 'open'
        ? sql`${evidencePictures.flag} <> '' and ${evidencePictures.accepted_by} is null`
        : sql`${evidencePictures.flag} = '' or ${evidencePictures.accepted_by} is not null`,
    created_at: within(evidencePictures.created_at),
  },
})

/** The companies' accounts that may see the lectures of a meeting. */
export const sponsorRows = defineRows({
  id: expertTasks.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    begin_at: sql<Date>`${meetings.begin_at}`.mapWith(meetings.begin_at).as('begin_at'),
    sponsors:
      sql<string>`coalesce((select string_agg(u.truename, '、' order by u.id) from ${evidenceSponsors} s
      join ${users} u on u.id = s.user_id where s.task_id = ${expertTasks}.id), '')`.as('sponsors'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertTasks)
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: { q: contains(meetings.title) },
})

/** The lectures of meetings that are over, by their sheets. */
export const evidenceRows = defineRows({
  id: expertSheets.id,
  values: {
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    ended_at: sql<Date>`${meetings.end_at}`.mapWith(meetings.end_at).as('ended_at'),
    pictures: sql<number>`(select count(*)::int ${ofSheet(evidencePictures)})`.as('pictures'),
    doubtful: sql<number>`(select count(*)::int ${ofSheet(evidencePictures)}
      and e.flag <> '' and e.accepted_by is null)`.as('doubtful'),
    is_complete: sql<boolean>`${lectureEvidence.completed_at} is not null`.as('is_complete'),
    complete_reason: sql<string>`coalesce(${lectureEvidence.complete_reason}, '')`.as('complete_reason'),
    built_at: sql<Date>`(select max(e.built_at) ${ofSheet(evidencePacks)})`
      .mapWith(evidencePacks.built_at)
      .as('built_at'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertSheets)
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .leftJoin(lectureEvidence, eq(lectureEvidence.sheet_id, expertSheets.id))
      .$dynamic(),
  where: and(isNull(expertSheets.withdrawn_at), sql`${meetings.end_at} < now()`),
  filters: {
    q: contains(users.truename, meetings.title),
    state: (value) => (value === 'complete' ? isNotNull : isNull)(lectureEvidence.completed_at),
    ended_at: within(meetings.end_at),
  },
})

const actors = alias(users, 'actors')

/** What was done to the sheets of experts, and by whom. */
export const historyRows = defineRows({
  id: sheetChanges.id,
  values: {
    guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`.as('guest'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    kind: sheetChanges.kind,
    by_guest: sheetChanges.by_guest,
    actor: sql<string>`coalesce(${actors.truename}, '')`.as('actor'),
    reason: sheetChanges.reason,
    created_at: sheetChanges.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(sheetChanges)
      .innerJoin(expertSheets, eq(expertSheets.id, sheetChanges.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .leftJoin(actors, eq(actors.id, sheetChanges.actor_id))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(sheetChanges.sheet_id),
    q: contains(users.truename, meetings.title),
    created_at: within(sheetChanges.created_at),
  },
})
