import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions, productionEpisodes } from '#server/features/library/works/works.tables.ts'
import { products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { openTalkIds, talkPlaces } from '#server/features/library/transcripts/transcripts.queries.ts'
import { transcriptLines, transcripts } from '#server/features/library/transcripts/transcripts.tables.ts'
import { meetingDiseases, meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { QuotedSource } from '#contract/library/quoted-passages.ts'
import { quotedPassages, quotedSources, shownPassages } from './quoted-passages.tables.ts'
import type { SpokenLine } from '#server/features/library/transcripts/join-lines.ts'

const leaflet = sql.raw(
  `concat_ws(chr(1), p.name, p.name_en, p.indications, p.composition, p.dose, p.contraindications, p.interactions, p.notes)`,
)

/** Everything that may be quoted. Transcripts are of talks that everybody may watch. */
const quotable = sql`(
  select 'transcript' as source, t.id as source_id, t.address as hash from ${transcripts} t
  union all select 'article', a.id, md5(a.title || chr(1) || a.body) from ${articles} a
  union all select 'leaflet', p.id, md5(${leaflet}) from ${products} p where p.kind = 'drug')`

/** Forgets what is gone, was changed, or may not be watched by everybody any more. */
export const deleteGone = (db: Db) =>
  db.execute(sql`
    delete from ${quotedSources} s where not exists (
      select from ${quotable} q where q.source = s.source and q.source_id = s.source_id and q.hash = s.hash)`)

export type Unread = { source: QuotedSource; source_id: number; hash: string }

export async function selectUnread(db: Db, limit: number): Promise<Unread[]> {
  const { rows } = await db.execute<Unread>(sql`
    select q.* from ${quotable} q
    where not exists (select from ${quotedSources} s
      where s.source = q.source and s.source_id = q.source_id and s.hash = q.hash)
    order by q.source, q.source_id limit ${limit}`)
  return rows
}

export const selectLines = async (db: Db, transcriptId: number): Promise<SpokenLine[]> => {
  const { rows } = await db.execute<SpokenLine>(sql`
    select l.at_seconds, l.words, l.page from ${transcriptLines} l where l.transcript_id = ${transcriptId}
    order by l.at_seconds, l.id`)
  return rows
}

/** What a talk is about: its title, that of the meeting or course, and the diseases. */
export async function selectTalkContext(db: Db, transcriptId: number): Promise<string[]> {
  const { rows } = await db.execute<{ title: string; item_title: string; names: string[] | null }>(sql`
    select place.title, place.item_title, (
        select array_agg(d.name) from ${diseases} d where d.id in (
          select md.disease_id from ${meetingDiseases} md join ${meetingRecordings} r on r.meeting_id = md.meeting_id
            where t.talk = 'recording' and r.id = t.talk_id
          union select p.disease_id from ${productions} p join ${productionEpisodes} e on e.production_id = p.id
            where t.talk = 'lesson' and e.id = t.talk_id
          union select o.disease_id from ${operations} o where t.talk = 'operation' and o.id = t.talk_id)) as names
    from ${transcripts} t join ${talkPlaces} place on place.talk = t.talk and place.talk_id = t.talk_id
    where t.id = ${transcriptId}`)
  return rows.flatMap(({ title, item_title, names }) => [title, item_title, ...(names ?? [])])
}

export const selectArticleText = (db: Db, articleId: number) =>
  first(
    db.execute<{ title: string; body: string; disease: string | null }>(sql`
    select a.title, a.body, d.name as disease from ${articles} a left join ${diseases} d on d.id = a.disease_id
    where a.id = ${articleId}`),
  )

export const leafletSections = [
  'indications',
  'composition',
  'dose',
  'contraindications',
  'interactions',
  'notes',
] as const

type Leaflet = Record<(typeof leafletSections)[number] | 'name' | 'name_en', string>

export const selectLeaflet = (db: Db, productId: number) =>
  first(
    db.execute<Leaflet>(sql`
    select p.name, p.name_en, p.indications, p.composition, p.dose, p.contraindications, p.interactions, p.notes
    from ${products} p where p.id = ${productId}`),
  )

type NewPassage = Omit<typeof quotedPassages.$inferInsert, 'id' | 'quoted_source_id' | 'grams'>

/** Two servers that read the same text write it once. */
export const insertQuoted = (db: Db, source: Unread, passages: NewPassage[]) =>
  db.transaction(async (db) => {
    const [inserted] = await db
      .insert(quotedSources)
      .values(source)
      .onConflictDoNothing()
      .returning({ id: quotedSources.id })
    if (!inserted || passages.length === 0) return
    await db.insert(quotedPassages).values(passages.map((row) => ({ ...row, quoted_source_id: inserted.id })))
  })

export type QuoteRow = {
  id: number
  source: QuotedSource
  place: number
  page: number | null
  heading: string
  words: string
  talk: 'recording' | 'lesson' | 'operation' | null
  talk_id: number
  title: string
  item_id: number
  item_title: string
  course_type: 0 | OneOf<typeof courseTypes>
  speaker: string
  at: Date
}

/**
 * What is quoted, with where it comes from, as it is at this moment: what was changed or closed since it was read, and not yet
 * forgotten, is left out.
 */
export async function selectQuotes(db: Db, ids: number[]): Promise<QuoteRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<QuoteRow>(sql`
    select p.id, s.source, p.place, p.page, p.heading, p.words, t.talk, coalesce(t.talk_id, 0) as talk_id,
      coalesce(place.title, a.title, drug.name) as title, coalesce(place.item_id, a.id, drug.id) as item_id,
      coalesce(place.item_title, a.title, drug.name) as item_title, coalesce(place.course_type, 0) as course_type,
      coalesce(place.speaker, a.source, '') as speaker, coalesce(place.at, a.published_at, to_timestamp(0)) as at
    from ${quotedPassages} p join ${quotedSources} s on s.id = p.quoted_source_id
      left join ${transcripts} t on s.source = 'transcript' and t.id = s.source_id
      left join ${talkPlaces} place on place.talk = t.talk and place.talk_id = t.talk_id
      left join ${articles} a on s.source = 'article' and a.id = s.source_id
        and md5(a.title || chr(1) || a.body) = s.hash
      left join (select p.id, p.name, md5(${leaflet}) as hash from ${products} p) drug
        on s.source = 'leaflet' and drug.id = s.source_id and drug.hash = s.hash
    where ${inArray(sql`p.id`, ids)} and coalesce(place.item_id, a.id, drug.id) is not null
      and (t.id is null or (t.talk, t.talk_id) in (select talk, talk_id from ${openTalkIds}))`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Notes for which names passages were shown as answers; one that is read again meanwhile is left out. */
export const insertShown = (db: Db, ids: number[], asked: string[]) =>
  db.execute(sql`
    insert into ${shownPassages} (quoted_passage_id, asked)
    select p.id, a.name from ${quotedPassages} p cross join unnest(${sql.param(asked)}::text[]) a (name)
    where p.id = any(${sql.param(ids)}::bigint[]) on conflict do nothing`)
