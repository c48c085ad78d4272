import type { Feature } from '#kernel/feature.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { MonthlyTable } from '#kernel/monthly-tables/monthly-table.ts'
import { createMonths, dropMonths } from '#kernel/monthly-tables/rotate.ts'

/** Three years: as long as somebody can go to court about who has seen their papers. */
const accessLog: MonthlyTable = { name: 'access_log', column: 'at', keptMonths: 36 }

export const monthlyTablesOf = (features: Feature[]): MonthlyTable[] => [
  accessLog,
  ...features.flatMap(({ monthlyTables = [] }) => monthlyTables),
]

export const rotateMonths = (tables: MonthlyTable[]) =>
  defineJob({
    name: 'rotate-months',
    schedule: '40 3 * * *',
    retryWaits: [60, 600, 3600],
    async run({ db }) {
      await createMonths(db, tables, new Date())
      await dropMonths(db, tables, new Date())
    },
  })
