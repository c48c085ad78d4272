import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sponsoredKinds } from '#contract/console/sponsor-reports.ts'
import { moment, reference } from '#kernel/kernel.tables.ts'

/** The months that have been counted. */
export const sponsorMonths = pgTable('sponsor_months', {
  month: date({ mode: 'string' }).primaryKey(),
  counted_at: moment().notNull().defaultNow(),
})

export const sponsorCells = pgTable(
  'sponsor_cells',
  {
    company_id: reference().notNull(),
    month: date({ mode: 'string' }).notNull(),
    item_kind: text({ enum: sponsoredKinds }).notNull(),
    item_id: reference().notNull(),
    dimension: text({ enum: ['all', 'province', 'department', 'title'] }).notNull(),
    label: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.company_id, table.month, table.item_kind, table.item_id, table.dimension, table.label],
    }),
  ],
)
