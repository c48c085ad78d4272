import { defineGauge } from '#kernel/metrics/gauge.ts'
import { defineTally } from '#kernel/metrics/tally.ts'
import { selectRefundsInDoubt } from './refunds.queries.ts'

export const paidOrders = defineTally({
  name: 'xinglin_orders_paid_total',
  help: 'Orders that were paid in time, by provider',
  labels: ['provider'],
})

export const paidFen = defineTally({
  name: 'xinglin_orders_paid_fen_total',
  help: 'What was paid for orders in time, by provider',
  labels: ['provider'],
})

export const refundsInDoubt = defineGauge({
  name: 'xinglin_refunds_in_doubt_fen',
  help: 'Refunds that were sent a day ago or earlier and have not arrived',
  read: async ({ db }) => [{ value: await selectRefundsInDoubt(db) }],
})
