import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { TagKind, Topic } from '#contract/library/college.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges, diseases, itemTags, tags } from '#server/features/library/subjects/subjects.tables.ts'
import type { ItemRef } from '#server/features/community/items/load-items.ts'
import { productLinks } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

type Scope = { collegeId: number; diseaseId: number }

export const selectDiseaseTags = (db: Db, { collegeId, diseaseId }: Scope) =>
  db
    .select({
      id: diseases.id,
      name: diseases.name,
      name_en: diseases.name_en,
      college_id: sql<number | null>`${diseases}.college_id`,
      items: sql<number>`(select count(*)::int from tagged_items i
        where i.tag_kind = 'disease' and i.tag_id = ${diseases}.id)`,
    })
    .from(diseases)
    .innerJoin(colleges, eq(colleges.id, diseases.college_id))
    .where(
      and(
        collegeId > 0 ? eq(diseases.college_id, collegeId) : undefined,
        diseaseId > 0 ? eq(diseases.id, diseaseId) : undefined,
      ),
    )
    .orderBy(asc(colleges.sort), asc(colleges.id), asc(diseases.sort), asc(diseases.id))

export type TagRow = Awaited<ReturnType<typeof selectDiseaseTags>>[number]

/** A tag belongs to a disease if an operation on that disease has it. */
export const selectTags = (
  db: Db,
  kind: Exclude<TagKind, 'disease'>,
  { collegeId, diseaseId }: Scope,
): Promise<TagRow[]> =>
  db
    .select({
      id: tags.id,
      name: tags.name,
      name_en: tags.name_en,
      college_id: sql<number | null>`${tags}.college_id`,
      items: sql<number>`(select count(*)::int from ${itemTags} i where i.tag_id = ${tags}.id)`,
    })
    .from(tags)
    .leftJoin(colleges, eq(colleges.id, tags.college_id))
    .where(
      and(
        eq(tags.kind, kind),
        collegeId > 0 && kind !== 'category' ? eq(tags.college_id, collegeId) : undefined,
        diseaseId > 0
          ? sql`exists (select 1 from ${itemTags} i join ${operations} o on i.item_kind = 'operation' and o.id = i.item_id
              where i.tag_id = ${tags}.id and o.disease_id = ${diseaseId})`
          : undefined,
      ),
    )
    .orderBy(asc(colleges.sort), asc(colleges.id), asc(tags.sort), asc(tags.id))

export const selectTag = (db: Db, kind: Exclude<TagKind, 'disease'>, tagId: number) =>
  first(
    db
      .select({ tag: tags, college: { name: colleges.name, name_en: colleges.name_en, logo: colleges.logo } })
      .from(tags)
      .leftJoin(colleges, eq(colleges.id, tags.college_id))
      .where(and(eq(tags.kind, kind), eq(tags.id, tagId))),
  )

export type TagDetailRow = NonNullable<Awaited<ReturnType<typeof selectTag>>>

export const selectDisease = (db: Db, diseaseId: number) =>
  first(
    db
      .select({
        disease: diseases,
        college: { name: colleges.name, name_en: colleges.name_en, logo: colleges.logo },
        doctors: sql<number>`(select count(*)::int from ${doctorDiseases} dd where dd.disease_id = ${diseases}.id)`,
        products: sql<number>`(select count(*)::int from ${productLinks} pl
        where pl.item_kind = 'disease' and pl.item_id = ${diseases}.id)`,
      })
      .from(diseases)
      .innerJoin(colleges, eq(colleges.id, diseases.college_id))
      .where(eq(diseases.id, diseaseId)),
  )

export type DiseaseRow = NonNullable<Awaited<ReturnType<typeof selectDisease>>>

/** The number of tagged items by kind, published meetings only. */
export async function countTagged(db: Db, kind: TagKind, tagId: number) {
  const { rows } = await db.execute<{ kind: ItemType; n: number }>(sql`
    select i.item_kind as kind, count(*)::int as n from tagged_items i
    where i.tag_kind = ${kind} and i.tag_id = ${tagId}
      and (i.item_kind <> 'meeting' or exists (select 1 from ${meetings} m where m.id = i.item_id and m.published))
    group by i.item_kind`)
  return rows
}

/** The diseases and tags of an item and, first, their subjects. */
export async function selectTopics(db: Db, { kind, id }: ItemRef) {
  const { rows } = await db.execute<{
    kind: Topic['topic_type']
    id: number
    name: string
    name_en: string
  }>(sql`
    with found as (
      select 'disease' as kind, d.id, d.name, d.name_en, d.college_id, d.sort
        from tagged_items i join ${diseases} d on i.tag_kind = 'disease' and d.id = i.tag_id
        where i.item_kind = ${kind} and i.item_id = ${id}
      union all
      select t.kind, t.id, t.name, t.name_en, t.college_id, t.sort
        from ${itemTags} i join ${tags} t on t.id = i.tag_id
        where i.item_kind = ${kind} and i.item_id = ${id} and t.kind <> 'category')
    select kind, id, name, name_en from (
      select 'college' as kind, c.id, c.name, c.name_en, c.sort from ${colleges} c
        where c.id in (select college_id from found)
      union all
      select kind, id, name, name_en, sort from found) topics
    order by array_position(array['college', 'disease', 'part', 'operation'], kind), sort, id`)
  return rows
}

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number]

/** One page of tagged items, latest first. */
export async function selectTagged(
  db: Db,
  label: { kind: TagKind; tagId: number; type: ItemType; categoryId: number; shown: SQL },
  limit: number,
  offset: number,
) {
  const { rows } = await db.execute<ItemRef & { total: number }>(sql`
    select i.item_kind as kind, i.item_id as id, (count(*) over ())::int as total
    from tagged_items i join ${label.shown} t on t.id = i.item_id
    where i.tag_kind = ${label.kind} and i.tag_id = ${label.tagId} and i.item_kind = ${label.type}
      and (${label.categoryId}::bigint = 0 or exists (select 1 from ${itemTags} c
        where c.tag_id = ${label.categoryId} and c.item_kind = i.item_kind and c.item_id = i.item_id))
    order by t.at desc, t.id desc limit ${limit} offset ${offset}`)
  return rows
}

export const selectDoctorsOfDisease = (db: Db, diseaseId: number, limit: number, offset: number) =>
  db
    .select({ ...doctorItemColumns, total: sql<number>`(count(*) over ())::int` })
    .from(doctorDiseases)
    .innerJoin(doctors, eq(doctors.id, doctorDiseases.doctor_id))
    .where(eq(doctorDiseases.disease_id, diseaseId))
    .orderBy(asc(doctors.sort), asc(doctors.id))
    .limit(limit)
    .offset(offset)

export const selectOtherDiseases = (db: Db, collegeId: number, diseaseId: number) =>
  db
    .select({ id: diseases.id, name: diseases.name, name_en: diseases.name_en })
    .from(diseases)
    .where(and(eq(diseases.college_id, collegeId), ne(diseases.id, diseaseId)))
    .orderBy(asc(diseases.sort), asc(diseases.id))
