import { defineFeature } from '#kernel/feature.ts'
import { checkBalances } from './check-balances.ts'
import { ledgerResource } from './ledger.console.ts'

export const ledgerFeature = defineFeature({
  name: 'ledger',
  resources: [ledgerResource],
  jobs: [checkBalances],
})
