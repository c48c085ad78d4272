import { portionOf } from '#kernel/money.ts'
import type { Account, PostingRow } from '#server/features/commerce/ledger/ledger.queries.ts'
import type { NewEntry, Posting } from '#server/features/commerce/ledger/post-entry.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'

/** What the ledger notes about orders. Every function returns one entry. */

type Paid = { provider: PaymentProvider; transactionNo: string; amountFen: number; paidAt: Date }

/** The configured share of an author, and what a channel takes. */
export type Terms = { sharePercent: number; feePerMille: number }

export const receivableOf = (provider: PaymentProvider) =>
  ({ kind: `receivable_${provider}` }) as const satisfies Account

export const paymentReference = ({ provider, transactionNo }: Pick<Paid, 'provider' | 'transactionNo'>) =>
  `payment ${provider} ${transactionNo}`

/** The share of a doctor without an account is held by the platform. */
const shareAccount = (authorId: number | null): Account =>
  authorId === null ? { kind: 'author_share' } : { kind: 'pending', userId: authorId }

export function paidEntry(payment: Paid, authorId: number | null, terms: Terms): NewEntry {
  const { amountFen } = payment
  const feeFen = portionOf(amountFen, terms.feePerMille, 1000)
  const shareFen = portionOf(amountFen - feeFen, terms.sharePercent, 100)
  return {
    reference: paymentReference(payment),
    kind: 'order_paid',
    happenedAt: payment.paidAt,
    postings: [
      { account: receivableOf(payment.provider), amountFen: -amountFen },
      { account: { kind: 'channel_fees' }, amountFen: feeFen },
      { account: shareAccount(authorId), amountFen: shareFen },
      // What is left over by rounding is here.
      { account: { kind: 'revenue' }, amountFen: amountFen - feeFen - shareFen },
    ],
  }
}

/** What a payment brings its author; 0 if the author has no account yet. */
export const authorShareIn = ({ postings }: NewEntry): number =>
  postings.find(({ account }) => account.kind === 'pending')?.amountFen ?? 0

/** Money for an order that cannot be paid any more is owed back. */
export const lateEntry = (payment: Paid): NewEntry => ({
  reference: paymentReference(payment),
  kind: 'late_payment',
  happenedAt: payment.paidAt,
  postings: [
    { account: receivableOf(payment.provider), amountFen: -payment.amountFen },
    { account: { kind: 'refunds' }, amountFen: payment.amountFen },
  ],
})

export const claimReference = (orderNo: string) => `share claimed ${orderNo}`

/** The doctor has an account now: a share that was held for them moves to it. */
export const shareClaimedEntry = (orderNo: string, to: Account, amountFen: number): NewEntry => ({
  reference: claimReference(orderNo),
  kind: 'share_claimed',
  postings: [
    { account: { kind: 'author_share' }, amountFen: -amountFen },
    { account: to, amountFen },
  ],
})

/** The entries in which an order's money and the author's share came in. */
export const incomeReferences = (
  orderNo: string,
  payment: { provider: PaymentProvider; transaction_no: string },
) => [
  paymentReference({ provider: payment.provider, transactionNo: payment.transaction_no }),
  claimReference(orderNo),
]

/**
 * The share of the author in what an order brought, as it was paid, and where it is: a claimed one is no longer held by
 * the platform.
 */
export function shareOf(income: PostingRow[]): {
  amountFen: number
  authorId: number | null
  isOwned: boolean
} {
  const owned = income.find(({ kind }) => kind === 'pending' || kind === 'available')
  const share = income.find(({ kind, amountFen }) => kind === 'author_share' && amountFen > 0) ?? owned
  return {
    amountFen: share?.amountFen ?? 0,
    authorId: owned?.userId ?? null,
    isOwned: owned !== undefined,
  }
}

/** What is left of the share, of what an order brought less what refunds have taken back. */
export const shareLeft = (rest: PostingRow[], isOwned: boolean): number =>
  sumOf(
    rest.filter(({ kind }) =>
      isOwned ? kind === 'pending' || kind === 'available' : kind === 'author_share',
    ),
  )

/** How much of a payment goes back, after what went back before. */
export type RefundedPart = { amountFen: number; beforeFen: number; totalFen: number }

/** The same part of another amount. Parts that follow each other add up to the whole, whatever is rounded. */
export const samePartOf = (fen: number, { amountFen, beforeFen, totalFen }: RefundedPart): number =>
  portionOf(fen, beforeFen + amountFen, totalFen) - portionOf(fen, beforeFen, totalFen)

export const refundApprovedReference = (refundNo: string) => `refund approved ${refundNo}`

/** Who pays a refund: not the provider, whose money follows, and the author apart. */
const isTakenBack = ({ kind }: PostingRow) =>
  !kind.startsWith('receivable_') && !['revenue', 'pending', 'available', 'author_share'].includes(kind)

/**
 * Takes back from each account its part of what the payment gave. `returned` says how much the author can return and
 * from which account, and the tax on it; the platform bears the rest.
 */
export function refundApprovedEntry(
  refundNo: string,
  income: PostingRow[],
  { part, returned }: { part: RefundedPart; returned: Posting[] },
): NewEntry {
  const others = income.filter(isTakenBack).map(({ kind, userId, amountFen }): Posting => ({
    account: { kind, userId: userId ?? undefined } as Account,
    amountFen: -samePartOf(amountFen, part),
  }))
  const taken = [...others, ...returned.map((one) => ({ ...one, amountFen: -one.amountFen }))]
  return {
    reference: refundApprovedReference(refundNo),
    kind: 'refund_approved',
    postings: [
      { account: { kind: 'refunds' }, amountFen: part.amountFen },
      ...taken,
      { account: { kind: 'revenue' }, amountFen: -part.amountFen - sumOf(taken) },
    ],
  }
}

const sumOf = (postings: { amountFen: number }[]) =>
  postings.reduce((sum, { amountFen }) => sum + amountFen, 0)

export const refundReference = (refundNo: string) => `refund ${refundNo}`

export const refundArrivedEntry = (
  { refundNo, amountFen }: { refundNo: string; amountFen: number },
  provider: PaymentProvider,
  arrivedAt: Date,
): NewEntry => ({
  reference: refundReference(refundNo),
  kind: 'refund_arrived',
  happenedAt: arrivedAt,
  postings: [
    { account: { kind: 'refunds' }, amountFen: -amountFen },
    { account: receivableOf(provider), amountFen },
  ],
})
