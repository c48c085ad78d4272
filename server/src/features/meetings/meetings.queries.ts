import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { meetingDiseases, meetingDoctors, meetings } from './meetings.tables.ts'

export type MeetingFilter = { collegeId: number; diseaseId: number; keyword?: string | undefined }

const parents = alias(meetings, 'parents')

const cardColumns = {
  id: meetings.id,
  is_big: meetings.is_big,
  selected_son_id: meetings.selected_son_id,
  title: meetings.title,
  speaker: meetings.speaker,
  cover: meetings.cover,
  begin_at: meetings.begin_at,
  end_at: meetings.end_at,
  is_offline: meetings.is_offline,
  is_credit: meetings.is_credit,
  has_stream: meetings.has_stream,
  view_count: meetings.view_count,
  view_display_status: meetings.view_display_status,
  intro: meetings.intro,
}

/** A list is one of three stretches of time; `upcoming` holds what runs now as well. */
export type Stretch = 'upcoming' | 'over' | 'any'

/**
 * One statement per shape of the filter, prepared by that shape's name, with the total in the same round trip.
 */
export const selectMeetings = (
  db: Db,
  stretch: Stretch,
  filter: MeetingFilter,
  limit: number,
  offset: number,
) => {
  const shape = [
    stretch,
    filter.collegeId > 0 && 'college',
    filter.diseaseId > 0 && 'disease',
    filter.keyword && 'word',
  ]
  return prepared(db, `meetings_${shape.filter(Boolean).join('_')}`, (db) => {
    const where = meetingConditions(db, stretch, filter)
    return db
      .select({
        ...cardColumns,
        total: sql<number>`(${db
          .select({ n: sql`count(*)::int` })
          .from(meetings)
          .where(where)})`,
      })
      .from(meetings)
      .where(where)
      .orderBy(
        ...(stretch === 'upcoming'
          ? [asc(meetings.begin_at), asc(meetings.id)]
          : [desc(meetings.begin_at), desc(meetings.id)]),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
  }).execute({
    college: filter.collegeId,
    disease: filter.diseaseId,
    word: `%${(filter.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`,
    limit,
    offset,
  })
}

function meetingConditions(db: Db, stretch: Stretch, filter: MeetingFilter): SQL | undefined {
  const now = sql`now()`
  return and(
    isNull(meetings.parent_id),
    eq(meetings.published, true),
    stretch === 'upcoming' ? gt(meetings.end_at, now) : undefined,
    stretch === 'over' ? lte(meetings.end_at, now) : undefined,
    filter.collegeId > 0 ? eq(meetings.college_id, sql.placeholder('college')) : undefined,
    filter.diseaseId > 0
      ? inArray(
          meetings.id,
          db
            .select({ id: meetingDiseases.meeting_id })
            .from(meetingDiseases)
            .where(eq(meetingDiseases.disease_id, sql.placeholder('disease'))),
        )
      : undefined,
    filter.keyword ? ilike(meetings.title, sql.placeholder('word')) : undefined,
  )
}

export type MeetingCardRow = Awaited<ReturnType<typeof selectMeetings>>[number]

export const selectMeetingsByIds = (db: Db, ids: number[]) =>
  db
    .select(cardColumns)
    .from(meetings)
    .where(and(inArray(meetings.id, ids), eq(meetings.published, true)))

export const selectMeeting = async (db: Db, meetingId: number) => {
  const rows = await db
    .select({ meeting: meetings, parentTitle: parents.title })
    .from(meetings)
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(and(eq(meetings.id, meetingId), eq(meetings.published, true)))
  return rows[0]
}

export type MeetingRow = NonNullable<Awaited<ReturnType<typeof selectMeeting>>>

const withParent = { ...cardColumns, parent_title: parents.title }

/** The meetings in which a doctor speaks, child meetings of large ones among them. */
export const selectMeetingsOfDoctor = (
  db: Db,
  doctorId: number,
  stretch: Exclude<Stretch, 'any'>,
  limit: number,
) =>
  db
    .select(withParent)
    .from(meetingDoctors)
    .innerJoin(meetings, eq(meetings.id, meetingDoctors.meeting_id))
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(
        eq(meetingDoctors.doctor_id, doctorId),
        eq(meetings.published, true),
        stretch === 'upcoming' ? gt(meetings.end_at, sql`now()`) : lte(meetings.end_at, sql`now()`),
      ),
    )
    .orderBy(
      ...(stretch === 'upcoming'
        ? [asc(meetings.begin_at), asc(meetings.id)]
        : [desc(meetings.begin_at), desc(meetings.id)]),
    )
    .limit(limit)

export const selectChildMeetings = (db: Db, parentId: number) =>
  db
    .select(withParent)
    .from(meetings)
    .innerJoin(parents, eq(parents.id, meetings.parent_id))
    .where(and(eq(meetings.parent_id, parentId), eq(meetings.published, true)))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))

export const addMeetingView = (db: Db, meetingId: number) =>
  db
    .update(meetings)
    .set({ view_count: sql`${meetings.view_count} + 1` })
    .where(eq(meetings.id, meetingId))
