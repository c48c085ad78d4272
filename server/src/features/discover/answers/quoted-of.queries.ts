import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { operationDoctors } from '#server/features/library/operations/operations.tables.ts'
import {
  quotedPassages,
  quotedSources,
  shownPassages,
} from '#server/features/library/quoted-passages/quoted-passages.tables.ts'
import { openDigests } from '#server/features/library/recording-digests/recording-digests.queries.ts'
import { transcripts } from '#server/features/library/transcripts/transcripts.tables.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import {
  meetingDoctors,
  meetingRecordings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'

/**
 * The recordings in which a doctor alone speaks: the doctor of its session, of the session that it is named like, else the only one of its
 * meeting.
 */
const ownRecordings = (doctorId: number) => sql`(
  select r.id from ${meetingRecordings} r join ${meetingSessions} s on s.id = r.session_id
  where s.doctor_id = ${doctorId} and s.taken_back_at is null
  union all
  select r.id from ${meetingSessions} s join ${meetingRecordings} r on r.meeting_id = s.meeting_id and r.name = s.title
  where s.doctor_id = ${doctorId} and s.taken_back_at is null and r.session_id is null and r.began_at is null
    and not exists (select from ${meetingSessions} o
      where o.meeting_id = s.meeting_id and o.title = s.title and o.doctor_id is distinct from ${doctorId})
  union all
  select r.id from ${meetingDoctors} md join ${meetingRecordings} r on r.meeting_id = md.meeting_id
  where md.doctor_id = ${doctorId} and r.session_id is null
    and not exists (select from ${meetingDoctors} o where o.meeting_id = md.meeting_id and o.doctor_id <> ${doctorId}))`

/** The talks and articles of which a doctor alone is the author: nobody is quoted for what another said. */
const ownSources = (doctorId: number) => sql`(
  select q.id from (
    select 'recording' as talk, r.id as talk_id from ${ownRecordings(doctorId)} r
    union
    select 'lesson', e.id from ${productions} p join ${productionEpisodes} e on e.production_id = p.id
    where p.doctor_id = ${doctorId}
    union
    select 'operation', od.operation_id from ${operationDoctors} od
    where od.doctor_id = ${doctorId} and not exists (select from ${operationDoctors} o
      where o.operation_id = od.operation_id and o.doctor_id <> ${doctorId})) own
  join ${transcripts} t on t.talk = own.talk and t.talk_id = own.talk_id
  join ${quotedSources} q on q.source = 'transcript' and q.source_id = t.id
  union all
  select q.id from ${articles} a join ${quotedSources} q on q.source = 'article' and q.source_id = a.id
  where a.doctor_id = ${doctorId})`

export type ShownRow = { id: number; asked: string[] }

/** The passages of a doctor that answered questions, the latest first, with the names that were asked about. */
export async function selectShownOf(db: Db, doctorId: number, limit: number): Promise<ShownRow[]> {
  const { rows } = await db.execute<ShownRow>(sql`
    select p.id, array_agg(u.asked order by u.first_shown_at desc) as asked
    from ${ownSources(doctorId)} q join ${quotedPassages} p on p.quoted_source_id = q.id
      join ${shownPassages} u on u.quoted_passage_id = p.id
    group by p.id order by max(u.first_shown_at) desc, p.id desc limit ${limit}`)
  return rows
}

export type DigestQuoteRow = {
  recording_id: number
  meeting_id: number
  title: string
  meeting_title: string
  chapter: string
  second: number
  words: string
}

/** What of a doctor is quoted in digests that everybody may read, the latest digest first. */
export async function selectDigestQuotesOf(
  db: Db,
  doctorId: number,
  limit: number,
): Promise<DigestQuoteRow[]> {
  const { rows } = await db.execute<DigestQuoteRow>(sql`
    select o.recording_id, o.meeting_id, o.title, o.meeting_title, c.value ->> 'title' as chapter,
      (q.value ->> 'second')::int as second, q.value ->> 'words' as words
    from ${openDigests} o cross join lateral jsonb_array_elements(o.chapters) with ordinality c
      cross join lateral jsonb_array_elements(c.value -> 'quotes') with ordinality q
    where o.recording_id in ${ownRecordings(doctorId)}
      and position(rtrim(q.value ->> 'words', '，,；;：:') in o.statements) > 0
    order by o.first_released_at desc, o.recording_id, c.ordinality, q.ordinality limit ${limit}`)
  return rows
}
