import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { meetingCreditRules } from '#server/features/meetings/meetings/credit-rules.tables.ts'
import {
  meetingDiseases,
  meetingDoctors,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'

const parents = alias(meetings, 'parents')

const publication = sql<string>`case when ${meetings}.published then 'published'
  when ${meetings}.publish_at is not null then 'scheduled' else 'hidden' end`

const kind = sql<string>`case when ${meetings}.is_big then 'large' when ${meetings}.is_offline then 'offline'
  else 'online' end`

const progress = {
  coming: gt(meetings.begin_at, sql`now()`),
  running: and(lte(meetings.begin_at, sql`now()`), gt(meetings.end_at, sql`now()`)),
  over: lte(meetings.end_at, sql`now()`),
}

export const meetingRows = defineRows({
  id: meetings.id,
  title: meetings.title,
  values: {
    title: meetings.title,
    cover: meetings.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    parent: sql<string | null>`${parents.title}`.as('parent'),
    kind: kind.as('kind'),
    publication: publication.as('publication'),
    publish_at: meetings.publish_at,
    begin_at: meetings.begin_at,
    end_at: meetings.end_at,
    speaker: meetings.speaker,
    venue: meetings.venue,
    audience: meetings.audience,
    is_credit: meetings.is_credit,
    is_live: sql<boolean>`${meetings.has_stream}`.as('is_live'),
    // The timetable of a large meeting is made of the sessions of its parts.
    sessions:
      sql<number>`(select count(*)::int from ${meetingSessions} s join ${meetings} of on of.id = s.meeting_id
      where (of.id = ${meetings}.id or of.parent_id = ${meetings}.id) and s.taken_back_at is null)`.as(
        'sessions',
      ),
    views: meetings.view_count,
    shares: meetings.share_count,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetings)
      .innerJoin(colleges, eq(colleges.id, meetings.college_id))
      .leftJoin(parents, eq(parents.id, meetings.parent_id))
      .$dynamic(),
  filters: {
    q: contains(meetings.title),
    publication: (value) => sql`${publication} = ${value}`,
    progress: (value) => progress[value as keyof typeof progress],
    kind: (value) => sql`${kind} = ${value}`,
    subject: contains(colleges.name),
    begin_at: within(meetings.begin_at),
  },
})

/** Published or not. */
export const selectAnyMeeting = (db: Db, meetingId: number) =>
  first(db.select().from(meetings).where(eq(meetings.id, meetingId)))

export type AnyMeeting = NonNullable<Awaited<ReturnType<typeof selectAnyMeeting>>>

export const lockMeeting = (db: Db, meetingId: number) =>
  first(db.select().from(meetings).where(eq(meetings.id, meetingId)).for('update'))

export const selectDiseaseIds = async (db: Db, meetingId: number) => {
  const rows = await db
    .select({ id: meetingDiseases.disease_id })
    .from(meetingDiseases)
    .where(eq(meetingDiseases.meeting_id, meetingId))
    .orderBy(asc(meetingDiseases.disease_id))
  return rows.map(({ id }) => id)
}

export const selectLecturerIds = async (db: Db, meetingId: number) => {
  const rows = await db
    .select({ id: meetingDoctors.doctor_id })
    .from(meetingDoctors)
    .where(eq(meetingDoctors.meeting_id, meetingId))
    .orderBy(asc(meetingDoctors.sort), asc(meetingDoctors.doctor_id))
  return rows.map(({ id }) => id)
}

export const selectNames = async (db: Db, doctorIds: number[]) => {
  const rows = await db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(inArray(doctors.id, doctorIds))
  return doctorIds.flatMap((id) => rows.find((row) => row.id === id)?.name ?? [])
}

export const selectRule = (db: Db, meetingId: number) =>
  first(db.select().from(meetingCreditRules).where(eq(meetingCreditRules.meeting_id, meetingId)))

export type NewMeeting = Omit<typeof meetings.$inferInsert, 'id'>

export const insertMeeting = async (db: Db, meeting: NewMeeting) =>
  (await only(db.insert(meetings).values(meeting).returning({ id: meetings.id }))).id

export const updateMeeting = (db: Db, meetingId: number, change: Partial<NewMeeting>) =>
  db.update(meetings).set(change).where(eq(meetings.id, meetingId))

/** What a meeting is about, who speaks in it and what it gives credit for: all of it is written at once. */
export async function replaceParts(
  db: Db,
  meetingId: number,
  parts: {
    diseaseIds: number[]
    doctorIds: number[]
    rule: Omit<typeof meetingCreditRules.$inferInsert, 'meeting_id'>
  },
): Promise<void> {
  await db.delete(meetingDiseases).where(eq(meetingDiseases.meeting_id, meetingId))
  if (parts.diseaseIds.length > 0)
    await db
      .insert(meetingDiseases)
      .values(parts.diseaseIds.map((disease_id) => ({ meeting_id: meetingId, disease_id })))
  await db.delete(meetingDoctors).where(eq(meetingDoctors.meeting_id, meetingId))
  if (parts.doctorIds.length > 0)
    await db
      .insert(meetingDoctors)
      .values(parts.doctorIds.map((doctor_id, sort) => ({ meeting_id: meetingId, doctor_id, sort })))
  await db
    .insert(meetingCreditRules)
    .values({ meeting_id: meetingId, ...parts.rule })
    .onConflictDoUpdate({ target: meetingCreditRules.meeting_id, set: parts.rule })
}

/** False where its state is another one already. */
export const updatePublication = async (
  db: Db,
  meetingId: number,
  { published, publishAt }: { published: boolean; publishAt: Date | null },
) => {
  const rows = await db
    .update(meetings)
    .set({ published, publish_at: publishAt })
    .where(
      and(
        eq(meetings.id, meetingId),
        sql`(published, publish_at) is distinct from (${published}, ${publishAt?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .returning({ id: meetings.id })
  return rows.length > 0
}

/** Publishes what is due; another time that was set meanwhile has a job of its own. */
export const publishDue = (db: Db, meetingId: number) =>
  db
    .update(meetings)
    .set({ published: true, publish_at: null })
    .where(and(eq(meetings.id, meetingId), lte(meetings.publish_at, sql`now()`)))
