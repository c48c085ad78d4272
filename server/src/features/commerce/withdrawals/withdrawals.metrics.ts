import { defineGauge } from '#kernel/metrics/gauge.ts'
import { selectTransfersInDoubt } from './withdrawals.queries.ts'

export const transfersInDoubt = defineGauge({
  name: 'xinglin_transfers_in_doubt_fen',
  help: 'Withdrawals that were sent a day ago or earlier, neither paid nor bounced',
  read: async ({ db }) => [{ value: await selectTransfersInDoubt(db) }],
})
