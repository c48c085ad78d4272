import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { defineRows } from '#kernel/console-framework/rows.queries.ts'
import { first } from '#kernel/first-row.ts'
import { creditRequirements } from './credit-wallet.tables.ts'

export const requirementRows = defineRows({
  id: creditRequirements.id,
  values: {
    year: creditRequirements.year,
    title: creditRequirements.title,
    province: creditRequirements.province,
    points_tenths: creditRequirements.points_tenths,
    first_class_tenths: creditRequirements.first_class_tenths,
    note: creditRequirements.note,
    updated_at: creditRequirements.updated_at,
  },
  from: (db, values) => db.select(values).from(creditRequirements).$dynamic(),
  filters: {
    year: (value) => sql`${creditRequirements.year}::text = ${value}`,
    province: (value) => eq(creditRequirements.province, value),
  },
})

export const selectRequirement = (db: Db, id: number) =>
  first(db.select().from(creditRequirements).where(eq(creditRequirements.id, id)))
