import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import type { ItemRef } from '#server/features/community/items/load-items.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { companies, companyAds, companyContents } from './encyclopedia.tables.ts'

/** Companies with products in a subject, or with any products. */
export const selectCompanies = (db: Db, collegeId: number, limit?: number) => {
  const rows = late(db)
    .select({
      id: companies.id,
      name: companies.name,
      logo: companies.logo,
      products: sql<number>`(select count(*)::int from products p where p.company_id = companies.id)`,
    })
    .from(companies)
    .where(
      sql`exists (select 1 from products p where p.company_id = companies.id
        and (${collegeId}::bigint = 0 or p.college_id = ${collegeId}))`,
    )
    .orderBy(asc(companies.sort), asc(companies.id))
  return limit === undefined ? rows : rows.limit(limit)
}

export const selectCompany = (db: Db, companyId: number) =>
  first(
    db
      .select({
        id: companies.id,
        name: companies.name,
        logo: companies.logo,
        profile: companies.profile,
        city: companies.city,
        founded_year: companies.founded_year,
        products: sql<number>`(select count(*)::int from products p where p.company_id = companies.id)`,
      })
      .from(companies)
      .where(eq(companies.id, companyId)),
  )

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof selectCompany>>>
export type CompanyItemRow = Pick<CompanyRow, 'id' | 'name' | 'logo' | 'products'>

/** One page of a company's column, latest first. Unpublished meetings are left out. */
export const selectCompanyContents = (
  db: Db,
  companyId: number,
  limit: number,
  offset: number,
): Promise<(ItemRef & { total: number })[]> =>
  late(db)
    .select({
      kind: companyContents.item_kind,
      id: companyContents.item_id,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(companyContents)
    .where(
      sql`company_id = ${companyId} and (item_kind <> 'meeting'
        or exists (select 1 from ${meetings} m where m.id = company_contents.item_id and m.published))`,
    )
    .orderBy(desc(companyContents.created_at), asc(companyContents.item_kind), desc(companyContents.item_id))
    .limit(limit)
    .offset(offset)

export const selectCompanyAds = (db: Db, companyId: number) =>
  late(db)
    .select()
    .from(companyAds)
    .where(eq(companyAds.company_id, companyId))
    .orderBy(asc(companyAds.sort), asc(companyAds.id))

export const hasCompany = async (db: Db, companyId: number): Promise<boolean> => {
  const rows = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
  return rows.length > 0
}

export const searchedCompanies = sql<SearchSource>`(
  select c.id as item_id, c.name as title, '' as subtitle, '' as keywords, null::bigint as college_id,
    '{}'::bigint[] as disease_ids, false as is_credit, false as is_free, to_timestamp(0) as sort_at, null::timestamptz as end_at, 0 as weight
  from ${companies} c)`
