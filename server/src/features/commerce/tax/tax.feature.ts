import { defineFeature } from '#kernel/feature.ts'
import { exportTax, exportWorkbook, serveTaxExports } from './export-tax.ts'
import { addRates, listRates } from './manage-rates.ts'
import { ratesResource, taxedResource } from './tax.console.ts'
import { getStatement, serveStatements } from './serve-statements.ts'

export const taxFeature = defineFeature({
  name: 'tax',
  calls: [getStatement, listRates, addRates, exportTax, exportWorkbook],
  resources: [ratesResource, taxedResource],
  start: (services, app) => {
    serveStatements(services, app)
    serveTaxExports(services, app)
  },
})
