import { defineFeature } from '#kernel/feature.ts'
import { differencesResource } from './reconciliation.console.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationFeature = defineFeature({
  name: 'reconciliation',
  resources: [differencesResource],
  jobs: [reconcile],
})
