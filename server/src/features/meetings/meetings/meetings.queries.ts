import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  lte,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListOrder } from '#contract/wire/lists.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { containing } from '#kernel/like.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { meetingDiseases, meetingDoctors, meetings } from './meetings.tables.ts'

export type MeetingFilter = {
  collegeId: number
  diseaseId: number
  keyword?: string | undefined
  /** A meeting type, 0 for all of them. */
  type?: number
  isCredit?: boolean | undefined
  isEnterprise?: boolean
  isSubject?: boolean
  order?: ListOrder
}

export const parents = alias(meetings, 'parents')

const childrenOnAir = sql`from ${meetings} c where c.parent_id = ${meetings}.id and c.published and not c.is_offline
  and c.has_stream and c.begin_at <= now() and c.end_at > now()`

/** A large meeting has no stream of its own: it has one while a part of it is on air. */
export const hasStream = sql<boolean>`(case when ${meetings}.is_big
  then exists (select ${childrenOnAir}) else ${meetings}.has_stream end)`

/** The part of a large meeting to open first: the selected one, else one that is on air, else the next one. */
const selectedSonId =
  sql<number>`(case when ${meetings}.is_big and ${meetings}.selected_son_id = 0 then coalesce(
  (select c.id ${childrenOnAir} order by c.begin_at, c.id limit 1),
  (select c.id from ${meetings} c where c.parent_id = ${meetings}.id and c.published and c.end_at > now()
    order by c.begin_at, c.id limit 1), 0) else ${meetings}.selected_son_id end)`.mapWith(Number)

/** Shown only beside a meeting that goes on: the other rows of a list cost nothing. */
const speakerCover = sql<string>`(case when ${meetings}.begin_at <= now() and ${meetings}.end_at > now()
  then coalesce(meeting_speaker_cover(${meetings}.id), '') else '' end)`

export const cardColumns = {
  id: meetings.id,
  is_big: meetings.is_big,
  selected_son_id: selectedSonId.as('selected_son_id'),
  title: meetings.title,
  speaker: meetings.speaker,
  speaker_cover: speakerCover.as('speaker_cover'),
  cover: meetings.cover,
  begin_at: meetings.begin_at,
  end_at: meetings.end_at,
  is_offline: meetings.is_offline,
  venue: meetings.venue,
  is_credit: meetings.is_credit,
  has_stream: hasStream.as('has_stream'),
  view_count: meetings.view_count,
  view_display_status: meetings.view_display_status,
  intro: meetings.intro,
}

/** A list covers one of three periods; `upcoming` includes what is in progress. */
export type Period = 'upcoming' | 'over' | 'any'

/** The parts of a filter that determine the SQL of a list. */
type ListShape = {
  period: Period
  byCollege: boolean
  byDisease: boolean
  byKeyword: boolean
  /** 0 for all, `noType` for every unknown number. */
  type: number
  isCredit: boolean | undefined
  isEnterprise: boolean
  isSubject: boolean
  isHotFirst: boolean
}

/** The total is fetched in the same round trip. */
const meetingList = prepared('meeting_list', (db, shape: ListShape) => {
  const where = meetingConditions(db, shape)
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
      ...(shape.isHotFirst ? [desc(meetings.view_count), desc(meetings.id)] : nearestFirst(shape.period)),
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

export const selectMeetings = (
  db: Db,
  period: Period,
  filter: MeetingFilter,
  limit: number,
  offset: number,
) =>
  meetingList(late(db), {
    period,
    byCollege: filter.collegeId > 0,
    byDisease: filter.diseaseId > 0,
    byKeyword: Boolean(filter.keyword),
    type: !filter.type || filter.type in isOfType ? (filter.type ?? 0) : noType,
    isCredit: filter.isCredit,
    isEnterprise: filter.isEnterprise === true,
    isSubject: filter.isSubject === true,
    isHotFirst: filter.order === 'hot',
  }).execute({
    college: filter.collegeId,
    disease: filter.diseaseId,
    word: containing(filter.keyword ?? ''),
    limit,
    offset,
  })

/** Upcoming meetings start with the next, past ones with the latest; a list of both starts with the upcoming. */
export const nearestFirst = (period: Period): SQL[] => {
  const nextFirst = [asc(meetings.begin_at), asc(meetings.id)]
  const latestFirst = [desc(meetings.begin_at), desc(meetings.id)]
  if (period === 'upcoming') return nextFirst
  if (period === 'over') return latestFirst
  return [sql`case when ${meetings.end_at} > now() then ${meetings.begin_at} end nulls last`, ...latestFirst]
}

export function isWithin(period: Period): SQL | undefined {
  if (period === 'any') return undefined
  return period === 'upcoming' ? gt(meetings.end_at, sql`now()`) : lte(meetings.end_at, sql`now()`)
}

function meetingConditions(db: Db, shape: ListShape): SQL | undefined {
  return and(
    isNull(meetings.parent_id),
    eq(meetings.published, true),
    isWithin(shape.period),
    ...scopeConditions(db, shape),
    shape.byKeyword ? ilike(meetings.title, sql.placeholder('word')) : undefined,
    shape.type === 0 ? undefined : (isOfType[shape.type] ?? sql`false`),
    shape.isCredit === undefined ? undefined : eq(meetings.is_credit, shape.isCredit),
    shape.isEnterprise ? eq(meetings.is_enterprise, true) : undefined,
    shape.isSubject ? eq(meetings.is_subject, true) : undefined,
  )
}

const scopeConditions = (db: Db, shape: Pick<ListShape, 'byCollege' | 'byDisease'>) => [
  shape.byCollege ? eq(meetings.college_id, sql.placeholder('college')) : undefined,
  shape.byDisease
    ? inArray(
        meetings.id,
        db
          .select({ id: meetingDiseases.meeting_id })
          .from(meetingDiseases)
          .where(eq(meetingDiseases.disease_id, sql.placeholder('disease'))),
      )
    : undefined,
]

/** Numbers come from clients: if each had its own shape, they would fill every connection with prepared statements. */
const noType = -1

/** Must agree with `meetingTypeOf`. */
const isOfType: Record<number, SQL> = {
  [meetingTypes.preview]: sql`not is_offline and begin_at > now()`,
  [meetingTypes.inProgress]: sql`(is_offline or begin_at <= now() and end_at > now() and not ${hasStream})`,
  [meetingTypes.live]: sql`not is_offline and begin_at <= now() and end_at > now() and ${hasStream}`,
  [meetingTypes.review]: sql`not is_offline and end_at <= now()`,
}

export type MeetingCardRow = Awaited<ReturnType<typeof selectMeetings>>[number]

export const withParent = { ...cardColumns, parent_title: parents.title }

const meetingsByIds = prepared('meetings_by_ids', (db) =>
  db
    .select(withParent)
    .from(meetings)
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(and(sql`${meetings.id} = any(${sql.placeholder('ids')}::bigint[])`, eq(meetings.published, true))),
)

export const selectMeetingsByIds = (db: Db, ids: number[]) => meetingsByIds(db).execute({ ids })

const meetingsOnAir = prepared('meetings_on_air', (db, shape: Pick<ListShape, 'byCollege' | 'byDisease'>) =>
  db
    .select(withParent)
    .from(meetings)
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(
        eq(meetings.published, true),
        sql`${parents.published} is not false`,
        eq(meetings.is_big, false),
        eq(meetings.is_offline, false),
        eq(meetings.has_stream, true),
        lte(meetings.begin_at, sql`now()`),
        gt(meetings.end_at, sql`now()`),
        ...scopeConditions(db, shape),
      ),
    )
    .orderBy(desc(meetings.view_count), desc(meetings.id))
    .limit(sql.placeholder('limit')),
)

/** What one can watch right now, most viewed first: meetings of their own and the parts of large ones. */
export const selectMeetingsOnAir = (
  db: Db,
  { collegeId, diseaseId }: Pick<MeetingFilter, 'collegeId' | 'diseaseId'>,
  limit: number,
) =>
  meetingsOnAir(db, { byCollege: collegeId > 0, byDisease: diseaseId > 0 }).execute({
    college: collegeId,
    disease: diseaseId,
    limit,
  })

const meetingById = prepared('meeting', (db, { hidden }: { hidden: boolean }) =>
  db
    .select({
      meeting: { ...getTableColumns(meetings), has_stream: hasStream, selected_son_id: selectedSonId },
      parentTitle: parents.title,
    })
    .from(meetings)
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(eq(meetings.id, sql.placeholder('meeting')), hidden ? undefined : eq(meetings.published, true)),
    ),
)

/** `hidden` includes one that is not published. */
export const selectMeeting = (db: Db, meetingId: number, hidden = false) =>
  first(meetingById(db, { hidden }).execute({ meeting: meetingId }))

export type MeetingRow = NonNullable<Awaited<ReturnType<typeof selectMeeting>>>

type SpeakerFilter = { doctorId: number; period: Exclude<Period, 'any'>; hidden: boolean }

/** The meetings in which a doctor speaks, including child meetings; `hidden` includes unpublished ones. */
export const selectMeetingsOfDoctor = (db: Db, { doctorId, period, hidden }: SpeakerFilter, limit: number) =>
  db
    .select(withParent)
    .from(meetingDoctors)
    .innerJoin(meetings, eq(meetings.id, meetingDoctors.meeting_id))
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(
        eq(meetingDoctors.doctor_id, doctorId),
        hidden ? undefined : eq(meetings.published, true),
        isWithin(period),
      ),
    )
    .orderBy(...nearestFirst(period))
    .limit(limit)

/** The child meetings of a large one; `hidden` includes unpublished ones. */
export const selectChildMeetings = (db: Db, parentId: number, hidden = false) =>
  db
    .select({ ...withParent, published: meetings.published })
    .from(meetings)
    .innerJoin(parents, eq(parents.id, meetings.parent_id))
    .where(and(eq(meetings.parent_id, parentId), hidden ? undefined : eq(meetings.published, true)))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))

export type ChildMeetingRow = Awaited<ReturnType<typeof selectChildMeetings>>[number]

/** Others of the same subject: current and upcoming ones, next first, then the latest past ones. */
export const selectRelatedMeetings = (
  db: Db,
  { id, parent_id, college_id }: Pick<typeof meetings.$inferSelect, 'id' | 'parent_id' | 'college_id'>,
  limit: number,
) =>
  db
    .select(cardColumns)
    .from(meetings)
    .where(
      and(
        eq(meetings.college_id, college_id),
        eq(meetings.published, true),
        isNull(meetings.parent_id),
        notInArray(meetings.id, [id, parent_id ?? id]),
      ),
    )
    .orderBy(
      sql`${meetings.end_at} > now() desc`,
      sql`abs(extract(epoch from ${meetings.begin_at} - now()))`,
      asc(meetings.id),
    )
    .limit(limit)

/** The favorites of a user, most recently added first. */
export const selectCollectedMeetings = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...withParent, collected_at: marks.created_at, total: sql<number>`(count(*) over ())::int` })
    .from(marks)
    .innerJoin(meetings, eq(meetings.id, marks.item_id))
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(
        eq(marks.user_id, userId),
        eq(marks.mark, 'collect'),
        eq(marks.item_type, 'meeting'),
        eq(meetings.published, true),
      ),
    )
    .orderBy(desc(marks.created_at), desc(marks.item_id))
    .limit(limit)
    .offset(offset)

/** Returns the new share count. */
export const addMeetingShare = async (db: Db, meetingId: number) => {
  const row = await first(
    db
      .update(meetings)
      .set({ share_count: sql`${meetings.share_count} + 1` })
      .where(eq(meetings.id, meetingId))
      .returning({ shareCount: meetings.share_count }),
  )
  return row?.shareCount ?? 0
}

export const addMeetingView = (db: Db, meetingId: number) =>
  db
    .update(meetings)
    .set({ view_count: sql`${meetings.view_count} + 1` })
    .where(eq(meetings.id, meetingId))

/** Makes a meeting begin this many minutes from now, with the same duration. False if it does not exist. */
export const moveMeeting = async (db: Db, meetingId: number, minutes: number): Promise<boolean> => {
  const begin = sql`now() + ${minutes} * interval '1 minute'`
  const rows = await db
    .update(meetings)
    .set({ begin_at: begin, end_at: sql`${begin} + (${meetings.end_at} - ${meetings.begin_at})` })
    .where(eq(meetings.id, meetingId))
    .returning({ id: meetings.id })
  return rows.length === 1
}

export const shownMeetings = sql`(select id, begin_at as at from ${meetings} where published)`
