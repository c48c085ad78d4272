import { defineFeature } from '#kernel/feature.ts'
import { exportTax } from './export-tax.ts'
import { addRates, listRates } from './manage-rates.ts'
import { getStatement, serveStatements } from './serve-statements.ts'

export const taxFeature = defineFeature({
  name: 'tax',
  calls: [getStatement, listRates, addRates, exportTax],
  start: (services, app) => serveStatements(services, app),
})
