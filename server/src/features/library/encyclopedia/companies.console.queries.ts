import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { allCompanies, allProducts, companyAds, companyContents, products } from './encyclopedia.tables.ts'

export const companyPage = '/companyDetail?company_id='

export const storedCompanies = storedRows(allCompanies)
export const adsOfCompany = ownedRows(companyAds, 'company_id', 'sort')
export const contentsOfCompany = ownedRows(companyContents, 'company_id', 'created_at')

export const companyRows = defineRows({
  id: allCompanies.id,
  title: allCompanies.name,
  values: {
    name: allCompanies.name,
    logo: allCompanies.logo,
    city: allCompanies.city,
    founded_year: allCompanies.founded_year,
    products:
      sql<number>`(select count(*)::int from ${allProducts} p where p.company_id = ${allCompanies}.id)`.as(
        'products',
      ),
    sort: allCompanies.sort,
    state: shownOrTakenBack(allCompanies.taken_back_at),
    page: pageAt(companyPage, allCompanies.id),
  },
  from: (db, values) => db.select(values).from(allCompanies).$dynamic(),
  filters: {
    q: contains(allCompanies.name),
    state: isShownIn(allCompanies.taken_back_at),
  },
})

/** What the page of a company shows. */
export const selectCompanyPage = (db: Db, id: number) =>
  first(
    db
      .select({
        profile: allCompanies.profile,
        city: allCompanies.city,
        taken_back_at: allCompanies.taken_back_at,
        products: sql<number>`(select count(*)::int from ${products} p where p.company_id = ${allCompanies}.id)`,
        contents: sql<number>`(select count(*)::int from ${companyContents} c
          where c.company_id = ${allCompanies}.id)`,
      })
      .from(allCompanies)
      .where(eq(allCompanies.id, id)),
  )
