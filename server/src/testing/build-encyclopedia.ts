import type { InferInsertModel } from 'drizzle-orm'
import type { MentionType } from '#contract/library/encyclopedia.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { itemTags, tags } from '#server/features/library/subjects/subjects.tables.ts'
import {
  companies,
  productClasses,
  productLinks,
  products,
} from '#server/features/library/encyclopedia/encyclopedia.tables.ts'

/** Companies, products and tags for tests, each with what it cannot do without. */

let names = 0
const newName = (kind: string) => `${kind}${++names}`

export function buildCompany(db: Db, given: Partial<InferInsertModel<typeof companies>> = {}) {
  return only(
    db
      .insert(companies)
      .values({ name: newName('企业'), logo: '/files/logo.png', ...given })
      .returning(),
  )
}

export function buildClass(db: Db, given: Partial<InferInsertModel<typeof productClasses>> = {}) {
  return only(
    db
      .insert(productClasses)
      .values({ kind: 'device', name: newName('分类'), name_en: 'Class', ...given })
      .returning(),
  )
}

export async function buildProduct(db: Db, given: Partial<InferInsertModel<typeof products>> = {}) {
  return only(
    db
      .insert(products)
      .values({
        company_id: given.company_id ?? (await buildCompany(db)).id,
        kind: 'drug',
        name: newName('产品'),
        cover: '/files/product.png',
        ...given,
      })
      .returning(),
  )
}

export const linkProduct = (db: Db, productId: number, kind: MentionType, itemId: number) =>
  db.insert(productLinks).values({ product_id: productId, item_kind: kind, item_id: itemId })

export async function buildTag(
  db: Db,
  given: Partial<InferInsertModel<typeof tags>> = {},
  items: [kind: ItemType, itemId: number][] = [],
) {
  const rows = await db
    .insert(tags)
    .values({ kind: 'operation', name: newName('标签'), name_en: 'Tag', ...given })
    .returning()
  const tag = rows[0]!
  for (const [kind, itemId] of items)
    await db.insert(itemTags).values({ tag_id: tag.id, item_kind: kind, item_id: itemId })
  return tag
}
