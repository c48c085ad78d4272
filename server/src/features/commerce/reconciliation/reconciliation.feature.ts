import { defineFeature } from '#kernel/feature.ts'
import { listDifferences } from './list-differences.ts'
import { differencesResource } from './reconciliation.console.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationFeature = defineFeature({
  name: 'reconciliation',
  calls: [listDifferences],
  resources: [differencesResource],
  jobs: [reconcile],
})
