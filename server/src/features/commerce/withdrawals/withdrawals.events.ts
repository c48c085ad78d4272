import { defineEvent } from '#kernel/events.ts'

/** What somebody has withdrawn has arrived. */
export const payoutArrived = defineEvent<{ userId: number; withdrawalNo: string }>(
  'withdrawals.payoutArrived',
)
