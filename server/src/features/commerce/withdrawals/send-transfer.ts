import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentPort, TransferState } from '#kernel/ports/payments.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { transferAccountOf } from './transfer-account.ts'
import { selectUnfinishedTransfers, selectWithdrawalRow, updateUnsent } from './withdrawals.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/** Seconds until the provider is asked again whether the money has arrived; afterwards once an hour. */
const waits = [5, 30, 120, 300, 900]

/** For the provider's books, which are in Chinese. */
const reasonForProvider = '讲课费'

/**
 * Transfers a withdrawal and asks until it is paid or has failed. The number makes a repeat harmless, so it may run
 * twice. What the provider refuses without doing anything waits to be paid again.
 */
export const sendTransfer = defineJob<{ withdrawalId: number; round: number }>({
  name: 'send-transfer',
  retryWaits: [10, 60, 300, 900, 3600],
  key: ({ withdrawalId, round }) => `${withdrawalId} ${round}`,
  async run(services, { withdrawalId, round }) {
    const row = await selectWithdrawalRow(services.db, withdrawalId)
    if (row?.stage !== withdrawalStages.sent || row.method === 'bank' || row.method === '') return
    const state = await advance(services, row, services.providers.payments.provider(row.method))
    if (state.state === 'paid')
      await settleWithdrawal(services, row, {
        isPaid: true,
        receiptNo: state.providerNo,
        paidAt: state.paidAt,
      })
    else if (state.state === 'failed')
      await settleWithdrawal(services, row, { isPaid: false, reason: state.reason })
    else if (state.state !== 'missing' && round < waits.length)
      await services.jobs.send(
        services.db,
        sendTransfer,
        { withdrawalId, round: round + 1 },
        new Date(Date.now() + waits[round]! * 1000),
      )
  },
})

async function advance(services: Services, row: WithdrawalRow, port: PaymentPort): Promise<TransferState> {
  const known = await port.queryTransfer(row.withdrawal_no)
  if (known.state !== 'missing') return known
  const account = row.user_id === null ? undefined : await transferAccountOf(services, row.user_id)
  if (account?.provider !== row.method)
    return putBack(services, row, 'the payee has no such account any more')
  try {
    return await port.transfer({
      transferNo: row.withdrawal_no,
      amountFen: row.amount_fen,
      account: account.account,
      name: row.truename,
      reason: reasonForProvider,
    })
  } catch (error) {
    if (error instanceof PaymentRefused) return putBack(services, row, error.message)
    throw error
  }
}

async function putBack({ db, log }: Services, row: WithdrawalRow, reason: string): Promise<TransferState> {
  log.warn({ withdrawalId: row.id, reason }, 'a transfer was refused')
  await updateUnsent(db, row.id, reason.slice(0, 200))
  return { state: 'missing' }
}

/** A restored backup has the withdrawals and not their jobs; and a transfer may take longer than it is asked about. */
export async function requeueTransfers({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const unfinished = await selectUnfinishedTransfers(db)
  await jobs.sendAll(
    db,
    sendTransfer,
    unfinished.map(({ id }) => ({ data: { withdrawalId: id, round: waits.length } })),
  )
}
