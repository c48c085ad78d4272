import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { withdrawals } from './withdrawals.tables.ts'

const reviewer = alias(users, 'reviewer')
const payer = alias(users, 'payer')

export const withdrawalRows = defineRows({
  id: withdrawals.id,
  values: {
    withdrawal_no: withdrawals.withdrawal_no,
    truename: withdrawals.truename,
    amount_fen: withdrawals.amount_fen,
    bank_name: withdrawals.bank_name,
    stage: withdrawals.stage,
    reason: withdrawals.reason,
    method: withdrawals.method,
    destination: withdrawals.destination,
    batch_no: withdrawals.batch_no,
    reviewer: sql<string>`${reviewer.truename}`.as('reviewer'),
    payer: sql<string>`${payer.truename}`.as('payer'),
    user_id: withdrawals.user_id,
    reviewer_id: withdrawals.reviewer_id,
    applied_at: withdrawals.applied_at,
    sent_at: withdrawals.sent_at,
    settled_at: withdrawals.settled_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(withdrawals)
      .leftJoin(reviewer, eq(reviewer.id, withdrawals.reviewer_id))
      .leftJoin(payer, eq(payer.id, withdrawals.payer_id))
      .$dynamic(),
  filters: {
    user_id: equalTo(withdrawals.user_id),
    q: contains(withdrawals.withdrawal_no, withdrawals.truename, withdrawals.batch_no),
    stage: equalTo(withdrawals.stage),
    applied_at: within(withdrawals.applied_at),
  },
})
