import type { Order } from '#contract/commerce/orders.ts'
import { orderStates } from '#contract/commerce/orders.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { sumLabel } from '../sum-label.ts'
import { orderText } from '../text.ts'
import { InvoiceNote } from './invoice-note.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderItem } from './order-item.tsx'
import { RefundWay } from './refund-way.tsx'
import './order-card.css'

const tagKinds: Record<Order['status'], TagKind> = {
  [orderStates.pending]: 'price',
  [orderStates.paid]: 'credit',
  [orderStates.cancelled]: 'neutral',
  [orderStates.closed]: 'neutral',
  [orderStates.refunding]: 'notice',
  [orderStates.refunded]: 'neutral',
}

/** An order with what can be done about it in its state. */
export function OrderCard({ order }: { order: Order }) {
  const text = useText(orderText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const isPaid = order.paid_at !== ''
  return (
    <article className="order-card">
      <div className="order-card-head">
        <span className="order-card-number">{text.orderNo(order.order_no)}</span>
        <Tag kind={tagKinds[order.status]}>{text.states[order.status]}</Tag>
      </div>
      <OrderItem
        order={order}
        note={
          isPaid ? `${text.paidAt} ${timeOf(order.paid_at)}` : `${text.createdAt} ${timeOf(order.created_at)}`
        }
      />
      <p className="order-card-sum">
        {order.seats > 0 && <span className="order-card-note">{text.forOthers(order.seats)}</span>}
        {order.group && <span className="order-card-note">{text.inGroup}</span>}
        {Number(order.refunded_amount) > 0 && (
          <span className="order-card-note">{text.refundedSoFar(priceText(order.refunded_amount))}</span>
        )}
        {Number(order.discount) > 0 && (
          <span className="order-card-note">
            {text.discount} −{priceText(order.discount)}
          </span>
        )}
        <span>
          {sumLabel(order, text)} <strong>{priceText(order.pay_amount)}</strong>
        </span>
      </p>
      {order.refund && <RefundWay refund={order.refund} />}
      {order.invoice && <InvoiceNote invoice={order.invoice} />}
      <OrderActions order={order} />
    </article>
  )
}
