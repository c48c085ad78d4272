import type { Order } from '#contract/commerce/orders.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { sumLabel } from '../sum-label.ts'
import { orderText } from '../text.ts'
import { AfterSale } from './after-sale.tsx'
import { InvoiceNote } from './invoice-note.tsx'
import { OrderItem } from './order-item.tsx'
import './order-summary.css'

/** What is bought, what it costs, when and how it was paid, and what may be asked for afterwards. */
export function OrderSummary({ order }: { order: Order }) {
  const text = useText(orderText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  return (
    <div className="order-summary">
      <OrderItem order={order} />
      <dl className="order-summary-sums">
        <div>
          <dt>{text.price}</dt>
          <dd>{priceText(order.price)}</dd>
        </div>
        {Number(order.discount) > 0 && (
          <div>
            <dt>{order.coupon_code ? text.couponUsed(order.coupon_code) : text.discount}</dt>
            <dd>−{priceText(order.discount)}</dd>
          </div>
        )}
        {order.seats > 0 && (
          <div>
            <dt>{text.giftCodes}</dt>
            <dd>{text.forOthers(order.seats)}</dd>
          </div>
        )}
        <div className="order-summary-total">
          <dt>{sumLabel(order, text)}</dt>
          <dd>{priceText(order.pay_amount)}</dd>
        </div>
      </dl>
      {Number(order.refunded_amount) > 0 && (
        <p className="order-summary-note">{text.refundedSoFar(priceText(order.refunded_amount))}</p>
      )}
      <div className="order-summary-note">
        <p>{text.orderNo(order.order_no)}</p>
        <p>
          {text.createdAt} {timeOf(order.created_at)}
        </p>
        {order.paid_at && (
          <p>
            {text.paidAt} {timeOf(order.paid_at)} {order.channel && text.channels[order.channel]}
          </p>
        )}
      </div>
      {order.invoice && <InvoiceNote invoice={order.invoice} />}
      {(order.may_refund === 1 || order.may_invoice === 1 || order.may_withdraw_refund === 1) && (
        <div className="order-summary-actions">
          <AfterSale order={order} />
        </div>
      )}
    </div>
  )
}
