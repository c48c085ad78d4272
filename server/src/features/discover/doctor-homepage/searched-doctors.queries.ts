import { sql } from 'drizzle-orm'
import type { SearchSource } from '#kernel/items.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'

export const searchedDoctors = sql<SearchSource>`(
  select who.id as item_id, who.name as title, who.hospital || ' ' || who.department as subtitle,
    concat_ws(chr(10), who.good_at, tagged.names) as keywords, who.college_id, tagged.ids as disease_ids,
    false as is_credit, false as is_free, who.created_at as sort_at, null::timestamptz as end_at, 0 as weight
  from ${doctors} who
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from ${doctorDiseases} dd join ${diseases} d on d.id = dd.disease_id where dd.doctor_id = who.id) tagged)`
