import { defineFeature } from '#kernel/feature.ts'
import { getBalanceDetail, listBalances } from './read-bills.ts'

export const billsFeature = defineFeature({ name: 'bills', calls: [listBalances, getBalanceDetail] })
