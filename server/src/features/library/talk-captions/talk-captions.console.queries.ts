import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Talk } from '#contract/library/transcripts.ts'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { allOperations } from '#server/features/library/operations/operations.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { talkTranscriptions } from './talk-captions.tables.ts'

/** What the service does comes before what there is: a failure must not hide behind captions in another language. */
const stateOf = (captions: SQL) => sql<string>`case
  when ${talkTranscriptions.state} is not null then ${talkTranscriptions.state}
  when ${captions} = '[]'::jsonb then 'none'
  when ${captions} @> '[{"is_machine": true}]'::jsonb then 'machine'
  else 'checked' end`

const languagesIn = (captions: SQL) => sql<string | null>`(
  select string_agg(distinct c.value ->> 'label', '、') from jsonb_array_elements(${captions}) c)`

type Listed = { title: AnyPgColumn; item: AnyPgColumn; captions: SQL }

const valuesOf = ({ title, item, captions }: Listed) => ({
  title,
  item: sql<string>`${item}`.as('item'),
  languages: languagesIn(captions).as('languages'),
  state: stateOf(captions).as('state'),
  asked: sql<string | null>`${talkTranscriptions.language}`.as('asked'),
  reason: sql<string | null>`${talkTranscriptions.reason}`.as('reason'),
  began_at: sql<Date | null>`${talkTranscriptions.began_at}`.as('began_at'),
})

const filtersOf = ({ title, item, captions }: Listed) => ({
  q: contains(title, item),
  state: (value: string) => sql`${stateOf(captions)} = ${value}`,
})

const isOf = (talk: Talk, id: AnyPgColumn) =>
  and(eq(talkTranscriptions.talk, talk), eq(talkTranscriptions.talk_id, id))

const recordings = {
  title: meetingRecordings.name,
  item: meetings.title,
  captions: sql`${meetingRecordings.captions}`,
}
const lessons = {
  title: productionEpisodes.title,
  item: productions.title,
  captions: sql`(${productionEpisodes.captions} || coalesce(${videos.captions}, '[]'::jsonb))`,
}
const shownOperations = {
  title: allOperations.title,
  item: allOperations.part,
  captions: sql`${allOperations.captions}`,
}

export const captionRows = {
  recording: defineRows({
    id: meetingRecordings.id,
    values: valuesOf(recordings),
    from: (db, values) =>
      db
        .select(values)
        .from(meetingRecordings)
        .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
        .leftJoin(talkTranscriptions, isOf('recording', meetingRecordings.id))
        .$dynamic(),
    filters: { ...filtersOf(recordings), meeting: ofMeeting },
  }),
  lesson: defineRows({
    id: productionEpisodes.id,
    values: valuesOf(lessons),
    from: (db, values) =>
      db
        .select(values)
        .from(productionEpisodes)
        .innerJoin(productions, eq(productions.id, productionEpisodes.production_id))
        .leftJoin(videos, eq(videos.id, productionEpisodes.video_id))
        .leftJoin(talkTranscriptions, isOf('lesson', productionEpisodes.id))
        .$dynamic(),
    filters: filtersOf(lessons),
  }),
  operation: defineRows({
    id: allOperations.id,
    values: valuesOf(shownOperations),
    from: (db, values) =>
      db
        .select(values)
        .from(allOperations)
        .leftJoin(talkTranscriptions, isOf('operation', allOperations.id))
        .$dynamic(),
    filters: filtersOf(shownOperations),
  }),
}
