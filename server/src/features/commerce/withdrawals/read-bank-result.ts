import { withdrawalOperatorCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { bankResultStates } from '#contract/commerce/withdrawals.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { readCsv } from '#kernel/csv.ts'
import { requireFreshStep } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { selectWithdrawalByNo } from './withdrawals.queries.ts'

type Result = (typeof bankResultStates)[number]

const paidWords = ['成功', 'success', 'paid']
const failedWords = ['失败', '退汇', 'failed', 'bounced']
const isNumber = /^W\d{24}$/
const reasonIfNone = '银行退回'

/** Every row is settled by itself: a wrong one does not keep the others back. The heading is no row. */
export const readBankResult = answer(withdrawalOperatorCalls.bankResult, async ({ csv }, context) => {
  requireFreshStep(context.member)
  const rows: { row: number; number: string; result: Result }[] = []
  const filled = readCsv(csv).filter((cells) => cells.some(Boolean))
  for (const [at, cells] of filled.entries()) {
    const number = cells[0] ?? ''
    if (at === 0 && !isNumber.test(number)) continue
    rows.push({ row: at + 1, number: number.slice(0, 40), result: await settleRow(context, cells) })
  }
  return { rows }
})

async function settleRow(context: Context, cells: string[]): Promise<Result> {
  const [number = '', word = '', receiptNo = '', reason = ''] = cells
  const isPaid = paidWords.includes(word.toLowerCase())
  if (!isPaid && !failedWords.includes(word.toLowerCase())) return 'unreadable'
  const found = await selectWithdrawalByNo(context.db, number)
  if (found?.withdrawal.method !== 'bank') return 'unknown'
  const { withdrawal } = found
  const { userId } = memberOf(context)
  // As with payments: not for who has approved it, nor for its owner.
  if (withdrawal.reviewer_id === userId || withdrawal.user_id === userId) return 'refused'
  if (withdrawal.stage !== withdrawalStages.sent) return 'repeated'
  const isNew = await settleWithdrawal(
    context,
    withdrawal,
    isPaid
      ? { isPaid, receiptNo: receiptNo.slice(0, 60), paidAt: new Date() }
      : { isPaid: false, reason: reason.slice(0, 200) || reasonIfNone },
  )
  if (!isNew) return 'repeated'
  const result = isPaid ? 'paid' : 'bounced'
  context.noteChange({
    target: { kind: 'withdrawals', id: withdrawal.id, name: withdrawal.withdrawal_no },
    before: { stage: withdrawal.stage },
    after: { result, receipt_no: receiptNo, reason },
  })
  return result
}
