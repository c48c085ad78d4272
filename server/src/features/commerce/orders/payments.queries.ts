import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'
import { orderCharges, payments } from './orders.tables.ts'

const newCharge = prepared('new_charge', (db) =>
  db
    .insert(orderCharges)
    .values({ order_id: sql.placeholder('orderId'), provider: sql.placeholder('provider') })
    .onConflictDoNothing()
    .returning({ orderId: orderCharges.order_id }),
)

/** False if a payment was started there before. */
export const insertCharge = async (db: Db, orderId: number, provider: PaymentProvider): Promise<boolean> =>
  (await newCharge(db).execute({ orderId, provider })).length > 0

/** Where the payment of an order was started. */
export const selectChargedProviders = async (db: Db, orderId: number): Promise<PaymentProvider[]> => {
  const rows = await db
    .select({ provider: orderCharges.provider })
    .from(orderCharges)
    .where(eq(orderCharges.order_id, orderId))
    .orderBy(orderCharges.started_at)
  return rows.map(({ provider }) => provider)
}

export type PaymentRow = typeof payments.$inferSelect

const newPayment = prepared('new_payment', (db) =>
  db
    .insert(payments)
    .values({
      order_id: sql.placeholder('order_id'),
      provider: sql.placeholder('provider'),
      transaction_no: sql.placeholder('transaction_no'),
      amount_fen: sql.placeholder('amount_fen'),
      paid_at: sql.placeholder('paid_at'),
      is_late: sql.placeholder('is_late'),
    })
    .onConflictDoNothing({ target: [payments.provider, payments.transaction_no] })
    .returning(),
)

/** Undefined if this money is known already. */
export const insertPayment = (
  db: Db,
  payment: Omit<PaymentRow, 'id' | 'received_at' | 'refunded_fen'>,
): Promise<PaymentRow | undefined> => first(newPayment(db).execute(payment))

export const hasPayment = async (
  db: Db,
  provider: PaymentProvider,
  transactionNo: string,
): Promise<boolean> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.transaction_no, transactionNo)))
  return rows.length > 0
}

/** The money that paid an order. */
export const selectPaymentOfOrder = (db: Db, orderId: number): Promise<PaymentRow | undefined> =>
  first(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, orderId), eq(payments.is_late, false))),
  )

/** Whether nothing is left of a payment. */
export const isRefunded = async (db: Db, paymentId: number): Promise<boolean> => {
  const [row] = await db
    .select({ leftFen: sql<number>`${payments.amount_fen} - ${payments.refunded_fen}` })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return row?.leftFen === 0
}

const appTypes = { official: 1, mini: 2 } as const

/** The person in one of our apps at WeChat, as last seen; undefined for somebody who never came through it. */
export const selectOpenid = async (
  db: Db,
  userId: number,
  app: keyof typeof appTypes = 'official',
): Promise<string | undefined> =>
  (
    await first(
      db
        .select({ openid: wechatIdentities.openid })
        .from(wechatIdentities)
        .where(and(eq(wechatIdentities.user_id, userId), eq(wechatIdentities.app_type, appTypes[app])))
        .orderBy(desc(wechatIdentities.seen_at))
        .limit(1),
    )
  )?.openid
