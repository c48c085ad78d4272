import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { prepared } from '#kernel/prepared.ts'
import { itemColumns } from '#server/features/library/works/works.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges, diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { companies, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'

/** Reads the matching rows, in any order, for features that offer no such read. */

const isAsked = (id: PgColumn) => sql`${id} = any(${sql.placeholder('ids')}::bigint[])`

const worksByIds = prepared('works_by_ids', (db) =>
  db.select(itemColumns).from(productions).where(isAsked(productions.id)),
)

export const selectWorksByIds = (db: Db, ids: number[]) => worksByIds(late(db)).execute({ ids })

const doctorsByIds = prepared('doctors_by_ids', (db) =>
  db.select(doctorItemColumns).from(doctors).where(isAsked(doctors.id)),
)

export const selectDoctorsByIds = (db: Db, ids: number[]) => doctorsByIds(late(db)).execute({ ids })

const companiesByIds = prepared('companies_by_ids', (db) =>
  db
    .select({ id: companies.id, name: companies.name, logo: companies.logo })
    .from(companies)
    .where(isAsked(companies.id)),
)

export const selectCompaniesByIds = (db: Db, ids: number[]) => companiesByIds(late(db)).execute({ ids })

const productsByIds = prepared('products_by_ids', (db) =>
  db
    .select({ id: products.id, name: products.name, cover: products.cover, company: companies.name })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.company_id))
    .where(isAsked(products.id)),
)

export const selectProductsByIds = (db: Db, ids: number[]) => productsByIds(late(db)).execute({ ids })

const diseasesByIds = prepared('diseases_by_ids', (db) =>
  db
    .select({
      id: diseases.id,
      name: diseases.name,
      name_en: diseases.name_en,
      college: { name: colleges.name, name_en: colleges.name_en },
    })
    .from(diseases)
    .innerJoin(colleges, eq(colleges.id, diseases.college_id))
    .where(isAsked(diseases.id)),
)

export const selectDiseasesByIds = (db: Db, ids: number[]) => diseasesByIds(late(db)).execute({ ids })
