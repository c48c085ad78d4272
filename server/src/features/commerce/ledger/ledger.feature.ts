import { defineFeature } from '#kernel/feature.ts'
import { checkBalances } from './check-balances.ts'

export const ledgerFeature = defineFeature({ name: 'ledger', jobs: [checkBalances] })
