import { and, asc, eq, sql } from 'drizzle-orm'
import type { ItemType } from '#contract/wire/item-types.ts'
import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import { isShownIn, shownOrTakenBack, storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { allDiseases, allTags, colleges, itemTags } from './subjects.tables.ts'

export const subjectPage = '/?college_id='
export const diseasePage = '/diseaseHomepage?disease_id='

export const storedSubjects = storedRows(colleges)
export const storedDiseases = storedRows(allDiseases)
export const storedTags = storedRows(allTags)

export const subjectRows = defineRows({
  id: colleges.id,
  values: {
    name: colleges.name,
    name_en: colleges.name_en,
    logo: colleges.logo,
    description: colleges.description,
    sort: colleges.sort,
    state: shownOrTakenBack(colleges.taken_back_at),
    page: pageAt(subjectPage, colleges.id),
  },
  from: (db, values) => db.select(values).from(colleges).$dynamic(),
  filters: {
    q: contains(colleges.name, colleges.name_en),
    state: isShownIn(colleges.taken_back_at),
  },
})

export const diseaseRows = defineRows({
  id: allDiseases.id,
  values: {
    name: allDiseases.name,
    name_en: allDiseases.name_en,
    college: sql<string>`${colleges.name}`.as('college'),
    college_en: sql<string>`${colleges.name_en}`.as('college_en'),
    introduction: allDiseases.introduction,
    sort: allDiseases.sort,
    state: shownOrTakenBack(allDiseases.taken_back_at),
    page: pageAt(diseasePage, allDiseases.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allDiseases)
      .innerJoin(colleges, eq(colleges.id, allDiseases.college_id))
      .$dynamic(),
  filters: {
    q: contains(allDiseases.name, allDiseases.name_en),
    college: contains(colleges.name),
    state: isShownIn(allDiseases.taken_back_at),
  },
})

export const tagRows = defineRows({
  id: allTags.id,
  values: {
    name: allTags.name,
    name_en: allTags.name_en,
    kind: allTags.kind,
    college: sql<string>`${colleges.name}`.as('college'),
    introduction: allTags.introduction,
    items: sql<number>`(select count(*)::int from ${itemTags} i where i.tag_id = ${allTags}.id)`.as('items'),
    sort: allTags.sort,
    state: shownOrTakenBack(allTags.taken_back_at),
  },
  from: (db, values) =>
    db.select(values).from(allTags).leftJoin(colleges, eq(colleges.id, allTags.college_id)).$dynamic(),
  filters: {
    q: contains(allTags.name, allTags.name_en),
    kind: (value) => eq(allTags.kind, value as (typeof allTags.$inferSelect)['kind']),
    college: contains(colleges.name),
    state: isShownIn(allTags.taken_back_at),
  },
})

const of = (kind: ItemType, itemId: number) => and(eq(itemTags.item_kind, kind), eq(itemTags.item_id, itemId))

export const selectTagsOf = async (db: Db, kind: ItemType, itemId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: itemTags.tag_id })
    .from(itemTags)
    .where(of(kind, itemId))
    .orderBy(asc(itemTags.tag_id))
  return rows.map(({ id }) => id)
}

export async function replaceTagsOf(db: Db, kind: ItemType, itemId: number, tagIds: number[]): Promise<void> {
  await db.delete(itemTags).where(of(kind, itemId))
  if (tagIds.length > 0)
    await db.insert(itemTags).values(tagIds.map((tag_id) => ({ tag_id, item_kind: kind, item_id: itemId })))
}
