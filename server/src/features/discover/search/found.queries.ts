import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { itemColumns } from '#server/features/library/courses/courses.queries.ts'
import { productions } from '#server/features/library/courses/courses.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { companies, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'

/** The found things themselves, in any order, where their own features offer no such read. */

const isAsked = (id: PgColumn) => sql`${id} = any(${sql.placeholder('ids')}::bigint[])`

export const selectWorksByIds = (db: Db, ids: number[]) =>
  prepared(db, 'works_by_ids', (db) =>
    db.select(itemColumns).from(productions).where(isAsked(productions.id)),
  ).execute({ ids })

export const selectDoctorsByIds = (db: Db, ids: number[]) =>
  prepared(db, 'doctors_by_ids', (db) =>
    db.select(doctorItemColumns).from(doctors).where(isAsked(doctors.id)),
  ).execute({ ids })

export const selectCompaniesByIds = (db: Db, ids: number[]) =>
  prepared(db, 'companies_by_ids', (db) =>
    db
      .select({ id: companies.id, name: companies.name, logo: companies.logo })
      .from(companies)
      .where(isAsked(companies.id)),
  ).execute({ ids })

export const selectProductsByIds = (db: Db, ids: number[]) =>
  prepared(db, 'products_by_ids', (db) =>
    db
      .select({ id: products.id, name: products.name, cover: products.cover, company: companies.name })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.company_id))
      .where(isAsked(products.id)),
  ).execute({ ids })
