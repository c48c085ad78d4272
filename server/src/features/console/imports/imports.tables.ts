import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { importStates } from '#contract/console/imports.ts'
import type { ImportReport } from '#contract/console/imports.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const imports = pgTable('imports', {
  id: identity(),
  resource: text().notNull(),
  operator_id: reference().notNull(),
  file_name: text().notNull(),
  is_trial: boolean().notNull(),
  reason: text().notNull(),
  table: jsonb().$type<string[][]>().notNull(),
  state: text({ enum: importStates }).notNull().default('waiting'),
  done_rows: integer().notNull().default(0),
  report: jsonb().$type<Partial<ImportReport>>().notNull().default({}),
  ids: jsonb()
    .$type<{ created: number[]; changed: number[] }>()
    .notNull()
    .default({ created: [], changed: [] }),
  created_at: moment().notNull().defaultNow(),
})
