import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo, pageAt } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import {
  allCompanies,
  allProducts,
  productClasses,
  productDocuments,
  productLinks,
} from './encyclopedia.tables.ts'

export const productPage = '/productDetail?product_id='

export const storedProducts = storedRows(allProducts)
export const documentsOfProduct = ownedRows(productDocuments, 'product_id', 'sort')
export const linksOfProduct = ownedRows(productLinks, 'product_id', 'item_id')
export const storedClasses = storedRows(productClasses)

export const productRows = defineRows({
  id: allProducts.id,
  title: allProducts.name,
  values: {
    name: allProducts.name,
    cover: allProducts.cover,
    kind: allProducts.kind,
    class: allProducts.class_name,
    company: sql<string>`${allCompanies.name}`.as('company'),
    college: sql<string>`${colleges.name}`.as('college'),
    specification: allProducts.specification,
    sort: allProducts.sort,
    state: shownOrTakenBack(allProducts.taken_back_at),
    page: pageAt(productPage, allProducts.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allProducts)
      .innerJoin(allCompanies, eq(allCompanies.id, allProducts.company_id))
      .leftJoin(colleges, eq(colleges.id, allProducts.college_id))
      .$dynamic(),
  filters: {
    company_id: equalTo(allProducts.company_id),
    q: contains(allProducts.name, allProducts.pinyin),
    kind: (value) => eq(allProducts.kind, value as (typeof allProducts.$inferSelect)['kind']),
    company: contains(allCompanies.name),
    state: isShownIn(allProducts.taken_back_at),
  },
})

const parents = alias(productClasses, 'parents')

export const classRows = defineRows({
  id: productClasses.id,
  values: {
    name: productClasses.name,
    name_en: productClasses.name_en,
    kind: productClasses.kind,
    parent: sql<string>`${parents.name}`.as('parent'),
    parent_en: sql<string>`${parents.name_en}`.as('parent_en'),
    products:
      sql<number>`(select count(*)::int from ${allProducts} p where p.class_id = ${productClasses}.id)`.as(
        'products',
      ),
    sort: productClasses.sort,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(productClasses)
      .leftJoin(parents, eq(parents.id, productClasses.parent_id))
      .$dynamic(),
  filters: {
    q: contains(productClasses.name, productClasses.name_en),
    kind: (value) => eq(productClasses.kind, value as (typeof productClasses.$inferSelect)['kind']),
  },
})
