import { sql } from 'drizzle-orm'
import type { SearchSource } from '#kernel/items.ts'
import { meetingDiseases, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'

export const searchedMeetings = sql<SearchSource>`(
  select m.id as item_id, m.title, m.speaker as subtitle, tagged.names as keywords, m.college_id, tagged.ids as disease_ids,
    m.is_credit, false as is_free, m.begin_at as sort_at, m.end_at, search_weight(m.view_count) as weight
  from ${meetings} m
    left join ${meetings} p on p.id = m.parent_id
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from ${meetingDiseases} md join ${diseases} d on d.id = md.disease_id where md.meeting_id = m.id) tagged
  where m.published and (p.id is null or p.published))`
