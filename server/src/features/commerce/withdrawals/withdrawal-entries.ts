import type { Db } from '#kernel/database.ts'
import { creditPerson } from '#server/features/commerce/ledger/credit-person.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import type { NewEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { receivableOf } from '#server/features/commerce/orders/order-entries.ts'
import type { Vault } from '#kernel/vault.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

/** What the ledger notes about withdrawals. Every function returns one entry. */

type Withdrawn = { withdrawalNo: string; userId: number; amountFen: number; title: string }

/** The title is where the money goes, as its owner knows it. */
export function withdrawnOf(row: WithdrawalRow, vault: Vault): Withdrawn {
  const { withdrawal_no: withdrawalNo, user_id: userId, amount_fen: amountFen, bank_name: bank } = row
  if (userId === null) throw new Error(`the owner of withdrawal ${withdrawalNo} is gone`)
  const lastDigits = vault.openText(row.bank_card_sealed).slice(-4)
  const title = row.destination === 'bank' ? `${bank} ${lastDigits}` : walletNames[row.destination]
  return { withdrawalNo, userId, amountFen, title }
}

/** As the providers themselves call them, in the bills of their owners. */
const walletNames = { wechat: '微信零钱', alipay: '支付宝', sandbox: '模拟钱包' }

const accountsOf = (userId: number) =>
  ({
    available: { kind: 'available', userId },
    inWithdrawal: { kind: 'in_withdrawal', userId },
  }) as const satisfies Record<string, Account>

export const appliedEntry = ({ withdrawalNo, userId, amountFen, title }: Withdrawn): NewEntry => ({
  reference: `withdrawal applied ${withdrawalNo}`,
  kind: 'withdrawal_applied',
  title,
  postings: [
    { account: accountsOf(userId).available, amountFen: -amountFen },
    { account: accountsOf(userId).inWithdrawal, amountFen },
  ],
})

/** It was refused, or the payment has bounced. What the person owes by now is settled of it. */
export async function returnedEntry(
  db: Db,
  { withdrawalNo, userId, amountFen, title }: Withdrawn,
): Promise<NewEntry> {
  const { inWithdrawal } = accountsOf(userId)
  return {
    reference: `withdrawal returned ${withdrawalNo}`,
    kind: 'withdrawal_returned',
    title,
    postings: [
      { account: inWithdrawal, amountFen: -amountFen },
      ...(await creditPerson(db, { userId, amountFen }, [inWithdrawal])),
    ],
  }
}

/** The money has left, through the provider or the bank. */
export const paidOutEntry = (
  { withdrawalNo, userId, amountFen, title }: Withdrawn,
  method: PayoutMethod,
  paidAt: Date,
): NewEntry => ({
  reference: `withdrawal paid ${withdrawalNo}`,
  kind: 'withdrawal_paid',
  title,
  happenedAt: paidAt,
  postings: [
    { account: accountsOf(userId).inWithdrawal, amountFen: -amountFen },
    { account: method === 'bank' ? { kind: 'bank' } : receivableOf(method), amountFen },
  ],
})
