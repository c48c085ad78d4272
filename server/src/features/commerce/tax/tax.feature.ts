import { defineFeature } from '#kernel/feature.ts'
import { enterRates } from './enter-rates.ts'
import { exportWorkbook, serveTaxExports } from './export-tax.ts'
import { ratesResource, taxedResource } from './tax.console.ts'
import { getStatement, serveStatements } from './serve-statements.ts'

export const taxFeature = defineFeature({
  name: 'tax',
  calls: [getStatement, exportWorkbook],
  deeds: [enterRates],
  resources: [ratesResource, taxedResource],
  start: (services, app) => {
    serveStatements(services, app)
    serveTaxExports(services, app)
  },
})
