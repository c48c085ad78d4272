import { defineFeature } from '#kernel/feature.ts'
import { listDifferences } from './list-differences.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationFeature = defineFeature({
  name: 'reconciliation',
  calls: [listDifferences],
  jobs: [reconcile],
})
