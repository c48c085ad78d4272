import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productLinks, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { operationDoctors, operations } from '#server/features/library/operations/operations.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

/** The names of the products, operations and doctors that are linked to items of a kind of the index. */
export async function selectLinkedNames(
  db: Db,
  kind: string,
  itemIds: number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ item_id: number; names: string[] }>(sql`
    select l.item_id, array_agg(distinct l.name order by l.name) as names
    from (
      select l.item_id, unnest(array[p.name, nullif(p.name_en, '')]) as name
      from ${productLinks} l join ${products} p on p.id = l.product_id
      where search_kind_of(l.item_kind) = ${kind} and l.item_id in ${itemIds}
      union all
      select od.doctor_id, o.title from ${operationDoctors} od join ${operations} o on o.id = od.operation_id
      where ${kind} = 'doctor' and od.doctor_id in ${itemIds}
      union all
      select a.id, who.name from ${articles} a join ${doctors} who on who.id = a.doctor_id
      where ${kind} = 'article' and a.id in ${itemIds}
    ) l where l.name is not null group by l.item_id`)
  return new Map(rows.map(({ item_id, names }) => [item_id, names]))
}
