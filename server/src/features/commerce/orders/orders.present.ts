import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { Order, PurchasedItem } from '#contract/commerce/orders.ts'
import { groupStates } from '#contract/commerce/groups.ts'
import type { GroupBrief } from '#contract/commerce/groups.ts'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { asBit } from '#contract/wire/fields.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import type { Vault } from '#kernel/vault.ts'
import { mayDelete, mayInvoice, mayRefund } from './orders.policy.ts'
import type { OrderView, PurchasedRow } from './orders.queries.ts'
import type { invoices, refunds } from './orders.tables.ts'
import { openInvoice } from './seal-invoices.ts'

export const timeOrEmpty = (at: Date | null) => (at ? shanghaiTime(at) : '')

export const presentRefund = (row: typeof refunds.$inferSelect): NonNullable<Order['refund']> => ({
  refund_id: row.id,
  refund_no: row.refund_no,
  state: row.state,
  amount: yuanOf(row.amount_fen),
  part: row.part,
  part_count: row.part === 'lessons' ? row.lesson_ids.length : row.seats,
  reason: row.reason,
  refuse_reason: row.refuse_reason,
  asked_at: shanghaiTime(row.asked_at),
  decided_at: timeOrEmpty(row.reviewed_at),
  arrived_at: timeOrEmpty(row.arrived_at),
})

export const presentInvoice = (
  row: typeof invoices.$inferSelect,
  vault: Vault,
): NonNullable<Order['invoice']> => ({
  invoice_id: row.id,
  state: row.state,
  title: row.title,
  ...openInvoice(vault, row),
  amount: yuanOf(row.amount_fen ?? 0),
  invoice_no: row.invoice_no,
  requested_at: shanghaiTime(row.requested_at),
  issued_at: timeOrEmpty(row.reviewed_at),
  reversal_no: row.reversal_no,
  reversed_at: timeOrEmpty(row.reversed_at),
})

export type Surroundings = {
  /** The ways to pay where the caller is. */
  channels: PayChannel[]
  /** How much of the item has been watched, from 0 to 1. */
  watched: number
  now: Date
  vault: Vault
  group: GroupBrief | undefined
}

export function presentOrder(
  { order: row, status, refund, invoice, refunded_fen }: OrderView,
  { channels, watched, now, vault, group }: Surroundings,
): Order {
  const isPending = status === orderStates.pending
  // Its money goes back by itself, or its right comes with the last place.
  const isWaiting = group !== undefined && group.state !== groupStates.complete
  const leftMs = row.expires_at.getTime() - now.getTime()
  return {
    order_id: row.id,
    order_no: row.order_no,
    item_type: row.item_type,
    item_id: row.item_id,
    title: row.title,
    cover: row.cover,
    course_type: row.course_type,
    doctor_name: row.doctor_name,
    price: yuanOf(row.price_fen),
    discount: yuanOf(row.discount_fen),
    coupon_code: row.coupon_code,
    pay_amount: yuanOf(row.pay_amount_fen),
    status,
    channel: row.channel,
    created_at: shanghaiTime(row.created_at),
    expire_at: shanghaiTime(row.expires_at),
    countdown: isPending ? Math.max(0, Math.ceil(leftMs / 1000)) : 0,
    paid_at: timeOrEmpty(row.paid_at),
    cancelled_at: timeOrEmpty(row.cancelled_at),
    refunded_at: timeOrEmpty(row.refunded_at),
    channels: isPending ? channels : [],
    refunded_amount: yuanOf(refunded_fen),
    may_refund: asBit(!isWaiting && mayRefund(row, watched, now)),
    may_withdraw_refund: asBit(row.status === orderStates.refunding && refund?.state === refundStates.asked),
    may_delete: asBit(mayDelete(row)),
    may_invoice: asBit(!isWaiting && mayInvoice(row, invoice)),
    refund: refund && presentRefund(refund),
    invoice: invoice && presentInvoice(invoice, vault),
    seats: row.seats,
    group: group ?? null,
  }
}

export const presentPurchased = (row: PurchasedRow, watched: number): PurchasedItem => ({
  ...presentProduction(row.work),
  order_id: row.order_id ?? 0,
  doctor_name: row.doctor_name,
  bought_at: shanghaiTime(row.granted_at),
  progress: Math.floor(watched * 100),
})
