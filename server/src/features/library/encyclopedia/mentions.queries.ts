import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MentionType } from '#contract/library/encyclopedia.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import type { ItemRef } from '#server/features/community/items/load-items.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { productDocuments, productLinks } from './encyclopedia.tables.ts'

/** Where a product is mentioned, from both ends. */

const ofKind = (productId: number, kind: MentionType) =>
  and(eq(productLinks.product_id, productId), eq(productLinks.item_kind, kind))

/** Counts by kind of content, published meetings only. */
export async function countMentions(db: Db, productId: number) {
  const { rows } = await db.execute<{ kind: MentionType; n: number }>(sql`
    select l.item_kind as kind, count(*)::int as n from product_links l
    where l.product_id = ${productId}
      and (l.item_kind <> 'meeting' or exists (select 1 from ${meetings} m where m.id = l.item_id and m.published))
    group by l.item_kind`)
  return rows
}

/** One page of a product's mentions in one kind of content, latest first. */
export async function selectMentions(
  db: Db,
  productId: number,
  { type, shown }: { type: ItemType; shown: SQL },
  limit: number,
  offset: number,
) {
  const { rows } = await db.execute<ItemRef & { total: number }>(sql`
    select l.item_kind as kind, l.item_id as id, (count(*) over ())::int as total
    from product_links l join ${shown} t on t.id = l.item_id
    where l.product_id = ${productId} and l.item_kind = ${type}
    order by t.at desc, t.id desc limit ${limit} offset ${offset}`)
  return rows
}

export const selectDiseasesOfProduct = (db: Db, productId: number) =>
  late(db)
    .select({ id: diseases.id, name: diseases.name, name_en: diseases.name_en })
    .from(productLinks)
    .innerJoin(diseases, eq(diseases.id, productLinks.item_id))
    .where(ofKind(productId, 'disease'))
    .orderBy(asc(diseases.sort), asc(diseases.id))

export const selectDoctorsOfProduct = (db: Db, productId: number, limit: number) =>
  late(db)
    .select(doctorItemColumns)
    .from(productLinks)
    .innerJoin(doctors, eq(doctors.id, productLinks.item_id))
    .where(ofKind(productId, 'doctor'))
    .orderBy(asc(doctors.sort), asc(doctors.id))
    .limit(limit)

export const selectDocuments = (db: Db, productId: number) =>
  late(db)
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.product_id, productId))
    .orderBy(asc(productDocuments.sort), asc(productDocuments.id))

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number]
