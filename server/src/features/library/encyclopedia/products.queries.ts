import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { MentionType, ProductKind } from '#contract/library/encyclopedia.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { literally } from '#kernel/like.ts'
import { companies, productClasses, productLinks, products, productViewers } from './encyclopedia.tables.ts'

/** The letter of a product in the catalogue. */
const letter = sql<string>`case when products.pinyin ~ '^[a-z]' then upper(left(products.pinyin, 1)) else '#' end`

const itemColumns = {
  id: products.id,
  name: products.name,
  kind: products.kind,
  cover: products.cover,
  specification: products.specification,
  indications: products.indications,
  class_name: products.class_name,
  className: productClasses.name,
  classNameEn: productClasses.name_en,
  company_id: products.company_id,
  company: companies.name,
  letter,
}

const leafletColumns = {
  name_en: products.name_en,
  composition: products.composition,
  dose: products.dose,
  contraindications: products.contraindications,
  interactions: products.interactions,
}

export type ProductFilter = {
  kind?: ProductKind | undefined
  classId: number
  companyId: number
  collegeId: number
  keyword?: string | undefined
  letter?: string | undefined
}

/** A class includes its subclasses. A word is searched in names, in their pinyin, and in the names of companies. */
const matches = (filter: ProductFilter) => {
  const word = literally(filter.keyword ?? '')
  return and(
    filter.kind ? eq(products.kind, filter.kind) : undefined,
    filter.classId > 0
      ? sql`products.class_id in (select c.id from product_classes c
          where c.id = ${filter.classId} or c.parent_id = ${filter.classId})`
      : undefined,
    filter.companyId > 0 ? eq(products.company_id, filter.companyId) : undefined,
    filter.collegeId > 0 ? eq(products.college_id, filter.collegeId) : undefined,
    word
      ? or(
          ilike(products.name, `%${word}%`),
          ilike(products.pinyin, `${word.replaceAll(' ', '')}%`),
          ilike(companies.name, `%${word}%`),
        )
      : undefined,
    filter.letter ? sql`${letter} = ${filter.letter}` : undefined,
  )
}

export const selectProducts = (
  db: Db,
  filter: ProductFilter,
  order: 'sort' | 'name',
  limit: number,
  offset: number,
) =>
  late(db)
    .select({ ...itemColumns, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.company_id))
    .leftJoin(productClasses, eq(productClasses.id, products.class_id))
    .where(matches(filter))
    .orderBy(
      ...(order === 'name'
        ? // Products without a letter come last.
          [sql`${letter} = '#'`, asc(products.pinyin), asc(products.id)]
        : [asc(products.sort), asc(products.id)]),
    )
    .limit(limit)
    .offset(offset)

export type ProductItemRow = Omit<Awaited<ReturnType<typeof selectProducts>>[number], 'total'>

export const countLetters = (db: Db, filter: ProductFilter) =>
  late(db)
    .select({ letter, n: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.company_id))
    .where(matches(filter))
    .groupBy(letter)
    .orderBy(sql`${letter} = '#'`, letter)

export const selectProduct = (db: Db, productId: number) =>
  first(
    db
      .select({ ...itemColumns, ...leafletColumns, class_id: products.class_id, notes: products.notes })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.company_id))
      .leftJoin(productClasses, eq(productClasses.id, products.class_id))
      .where(eq(products.id, productId)),
  )

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>

/** All classes of a kind, parents before children. The count of a parent does not include its children. */
export const selectClasses = (db: Db, kind: ProductKind | undefined, collegeId: number) =>
  late(db)
    .select({
      id: productClasses.id,
      kind: productClasses.kind,
      parent_id: productClasses.parent_id,
      name: productClasses.name,
      name_en: productClasses.name_en,
      products: sql<number>`(select count(*)::int from products p where p.class_id = product_classes.id
        and (${collegeId}::bigint = 0 or p.college_id = ${collegeId}))`,
    })
    .from(productClasses)
    .where(kind ? eq(productClasses.kind, kind) : undefined)
    .orderBy(
      sql`parent_id nulls first`,
      sql`kind = 'device'`,
      asc(productClasses.sort),
      asc(productClasses.id),
    )

export type ClassRow = Awaited<ReturnType<typeof selectClasses>>[number]

/** The products that an item mentions. */
export const selectProductsOfItem = (db: Db, kind: MentionType, itemId: number, limit: number) =>
  late(db)
    .select(itemColumns)
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.product_id))
    .innerJoin(companies, eq(companies.id, products.company_id))
    .leftJoin(productClasses, eq(productClasses.id, products.class_id))
    .where(and(eq(productLinks.item_kind, kind), eq(productLinks.item_id, itemId)))
    .orderBy(asc(products.sort), asc(products.id))
    .limit(limit)

export const searchedProducts = sql<SearchSource>`(
  select p.id as item_id, p.name as title, c.name as subtitle,
    concat_ws(chr(10), p.name_en, p.class_name, left(p.indications, 300)) as keywords, p.college_id, '{}'::bigint[] as disease_ids,
    false as is_credit, false as is_free, to_timestamp(0) as sort_at, null::timestamptz as end_at, 0 as weight
  from ${products} p join ${companies} c on c.id = p.company_id)`

/** Notes that a member looked at a product this month. */
export const insertProductViewer = (db: Db, productId: number, userId: number) =>
  db
    .insert(productViewers)
    .values({
      product_id: productId,
      month: sql`date_trunc('month', now() at time zone 'Asia/Shanghai')::date`,
      user_id: userId,
    })
    .onConflictDoNothing()
