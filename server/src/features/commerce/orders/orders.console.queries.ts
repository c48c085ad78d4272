import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { invoices, orders, payments, refunds } from './orders.tables.ts'

const buyer = sql<string>`${users.truename}`.as('buyer')
const orderNo = sql<string>`${orders.order_no}`.as('order_no')
const itemTitle = sql<string>`${orders.title}`.as('item')

export const orderRows = defineRows({
  id: orders.id,
  values: {
    order_no: orders.order_no,
    title: orders.title,
    doctor_name: orders.doctor_name,
    buyer,
    price_fen: orders.price_fen,
    discount_fen: orders.discount_fen,
    pay_amount_fen: orders.pay_amount_fen,
    coupon_code: orders.coupon_code,
    channel: orders.channel,
    status: orders.status,
    created_at: orders.created_at,
    paid_at: orders.paid_at,
    refunded_at: orders.refunded_at,
    user_id: orders.user_id,
  },
  from: (db, values) =>
    db.select(values).from(orders).leftJoin(users, eq(users.id, orders.user_id)).$dynamic(),
  filters: {
    user_id: equalTo(orders.user_id),
    work: equalTo(orders.item_id),
    q: contains(orders.order_no, orders.title, users.truename),
    status: equalTo(orders.status),
    channel: equalTo(orders.channel),
    coupon: equalTo(orders.coupon_code),
    created_at: within(orders.created_at),
    paid_at: within(orders.paid_at),
  },
})

export const refundRows = defineRows({
  id: refunds.id,
  values: {
    refund_no: refunds.refund_no,
    order_no: orderNo,
    item: itemTitle,
    buyer,
    provider: sql<string>`${payments.provider}`.as('provider'),
    amount_fen: refunds.amount_fen,
    part: refunds.part,
    reason: refunds.reason,
    state: refunds.state,
    refuse_reason: refunds.refuse_reason,
    asked_at: refunds.asked_at,
    reviewed_at: refunds.reviewed_at,
    arrived_at: refunds.arrived_at,
    user_id: sql<number | null>`${orders.user_id}`.as('user_id'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.order_id))
      .innerJoin(payments, eq(payments.id, refunds.payment_id))
      .leftJoin(users, eq(users.id, orders.user_id))
      .$dynamic(),
  filters: {
    user_id: equalTo(orders.user_id),
    q: contains(refunds.refund_no, orders.order_no, orders.title, users.truename),
    state: equalTo(refunds.state),
    asked_at: within(refunds.asked_at),
  },
})

export const invoiceRows = defineRows({
  id: invoices.id,
  values: {
    order_no: orderNo,
    item: itemTitle,
    buyer,
    title: invoices.title,
    tax_no: invoices.tax_no,
    email: invoices.email,
    tax_no_sealed: invoices.tax_no_sealed,
    email_sealed: invoices.email_sealed,
    amount_fen: sql<number>`coalesce(${invoices.amount_fen}, ${orders.pay_amount_fen})`.as('amount_fen'),
    state: invoices.state,
    invoice_no: invoices.invoice_no,
    reversal_no: invoices.reversal_no,
    requested_at: invoices.requested_at,
    reviewed_at: invoices.reviewed_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.order_id))
      .leftJoin(users, eq(users.id, invoices.user_id))
      .$dynamic(),
  filters: {
    q: contains(orders.order_no, invoices.title, invoices.invoice_no, users.truename),
    state: equalTo(invoices.state),
    requested_at: within(invoices.requested_at),
  },
})
