import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { withdrawalFailures, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { ledgerEntries } from '#server/features/commerce/ledger/ledger.tables.ts'
import { expertAuthentications, payees } from '#server/features/commerce/payees/payees.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { withdrawals } from './withdrawals.tables.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

const { underReview, approved, sent, paid, refused, bounced } = withdrawalStages
const openStages = [underReview, approved, sent]

/** Undefined when the person has one that is not over. */
export const insertWithdrawal = (db: Db, row: typeof withdrawals.$inferInsert) =>
  insertSubmission(db, withdrawals, row)

export const hasOpenWithdrawal = async (db: Db, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.user_id, userId), inArray(withdrawals.stage, openStages)))
  return rows.length > 0
}

export const withdrawalReview: Review = {
  table: withdrawals,
  id: withdrawals.id,
  isOpen: eq(withdrawals.stage, underReview),
  reviewedAt: withdrawals.reviewed_at,
  reviewerId: withdrawals.reviewer_id,
  notOpen: withdrawalFailures.notUnderReview,
}

/** With the number of the bill that its application is. */
const withBill = { withdrawal: withdrawals, billId: ledgerEntries.id }
const isItsBill = sql`${ledgerEntries.reference} = 'withdrawal applied ' || ${withdrawals.withdrawal_no}`

export const selectLatestWithdrawals = (db: Db, userId: number, limit: number) =>
  db
    .select(withBill)
    .from(withdrawals)
    .innerJoin(ledgerEntries, isItsBill)
    .where(eq(withdrawals.user_id, userId))
    .orderBy(desc(withdrawals.id))
    .limit(limit)

export type WithdrawalWithBill = Awaited<ReturnType<typeof selectLatestWithdrawals>>[number]

export const selectWithdrawalByNo = (db: Db, withdrawalNo: string): Promise<WithdrawalWithBill | undefined> =>
  first(
    db
      .select(withBill)
      .from(withdrawals)
      .innerJoin(ledgerEntries, isItsBill)
      .where(eq(withdrawals.withdrawal_no, withdrawalNo)),
  )

export const selectWithdrawalRow = (db: Db, id: number): Promise<WithdrawalRow | undefined> =>
  first(db.select().from(withdrawals).where(eq(withdrawals.id, id)))

const reviewers = alias(users, 'reviewers')
const payers = alias(users, 'payers')

const selectForOperator = (db: Db) =>
  db
    .select({
      ...withBill,
      reviewer: reviewers.truename,
      payer: payers.truename,
      payeeSavedAt: payees.saved_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(withdrawals)
    .innerJoin(ledgerEntries, isItsBill)
    .leftJoin(reviewers, eq(reviewers.id, withdrawals.reviewer_id))
    .leftJoin(payers, eq(payers.id, withdrawals.payer_id))
    .leftJoin(payees, eq(payees.user_id, withdrawals.user_id))

export type OperatorRow = Awaited<ReturnType<typeof selectForOperator>>[number]

export const selectWithdrawal = (db: Db, id: number): Promise<OperatorRow | undefined> =>
  first(selectForOperator(db).where(eq(withdrawals.id, id)))

type Sending = { payerId: number; method: PayoutMethod }

/** False if it does not wait to be paid any more, or if the payer has approved it. */
export async function updateSent(db: Db, id: number, { payerId, method }: Sending): Promise<boolean> {
  const rows = await db
    .update(withdrawals)
    .set({ stage: sent, reason: '', payer_id: payerId, method, sent_at: sql`now()` })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.stage, approved), ne(withdrawals.reviewer_id, payerId)))
    .returning({ id: withdrawals.id })
  return rows.length > 0
}

/** Up to so many that wait for the bank and that the payer has neither applied for nor approved, kept from others. */
export const lockForBank = (db: Db, { payerId, most }: { payerId: number; most: number }) =>
  db
    .select({ withdrawal: withdrawals, person: expertAuthentications })
    .from(withdrawals)
    .innerJoin(
      expertAuthentications,
      and(
        eq(expertAuthentications.user_id, withdrawals.user_id),
        eq(expertAuthentications.state, authenticationStates.passed),
        eq(expertAuthentications.truename, withdrawals.truename),
      ),
    )
    .where(
      and(
        eq(withdrawals.stage, approved),
        eq(withdrawals.destination, 'bank'),
        ne(withdrawals.reviewer_id, payerId),
        ne(withdrawals.user_id, payerId),
      ),
    )
    .orderBy(withdrawals.id)
    .limit(most)
    .for('update', { of: withdrawals, skipLocked: true })

export const updateSentByBank = (
  db: Db,
  ids: readonly number[],
  { payerId, batchNo }: { payerId: number; batchNo: string },
): Promise<WithdrawalRow[]> =>
  db
    .update(withdrawals)
    .set({
      stage: sent,
      reason: '',
      payer_id: payerId,
      method: 'bank',
      batch_no: batchNo,
      sent_at: sql`now()`,
    })
    .where(inArray(withdrawals.id, [...ids]))
    .returning()

export const selectBatch = (db: Db, batchNo: string): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).where(eq(withdrawals.batch_no, batchNo)).orderBy(withdrawals.id)

/** The provider has refused it and done nothing: it waits to be paid again, in another way. */
export const updateUnsent = (db: Db, id: number, reason: string) =>
  db
    .update(withdrawals)
    .set({ stage: approved, reason, payer_id: null, method: '', sent_at: null })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.stage, sent)))

/** Undefined if it does not wait to be paid any more. */
export const updateReturned = (db: Db, id: number, reason: string): Promise<WithdrawalRow | undefined> =>
  first(
    db
      .update(withdrawals)
      .set({ stage: refused, reason })
      .where(and(eq(withdrawals.id, id), eq(withdrawals.stage, approved)))
      .returning(),
  )

type Settled = { isPaid: boolean; reason: string; receiptNo: string; settledAt: Date }

/** False if it was settled before. */
export async function updateSettled(
  db: Db,
  id: number,
  { isPaid, reason, receiptNo, settledAt }: Settled,
): Promise<boolean> {
  const rows = await db
    .update(withdrawals)
    .set({ stage: isPaid ? paid : bounced, reason, receipt_no: receiptNo, settled_at: settledAt })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.stage, sent)))
    .returning({ id: withdrawals.id })
  return rows.length > 0
}

/** Transfers whose way has not ended for an hour. */
export const selectUnfinishedTransfers = (db: Db) =>
  db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.stage, sent),
        ne(withdrawals.method, 'bank'),
        sql`${withdrawals.sent_at} < now() - interval '1 hour'`,
      ),
    )

/** Fen that were sent a day ago or earlier, of which nobody has said what became of them. */
export const selectTransfersInDoubt = async (db: Db): Promise<number> => {
  const { fen } = await only(
    db
      .select({ fen: sql<number>`coalesce(sum(${withdrawals.amount_fen}), 0)::float8` })
      .from(withdrawals)
      .where(and(eq(withdrawals.stage, sent), lt(withdrawals.sent_at, sql`now() - interval '1 day'`))),
  )
  return fen
}
