import type { Order } from '#contract/commerce/orders.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import { OrderItem } from './order-item.tsx'
import './order-summary.css'

/** What is bought, and what it costs. */
export function OrderSummary({ order }: { order: Order }) {
  const text = useText(orderText)
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
        <div className="order-summary-total">
          <dt>{order.paid_at ? text.paidAmount : text.payable}</dt>
          <dd>{priceText(order.pay_amount)}</dd>
        </div>
      </dl>
      <p className="order-summary-note">{text.orderNo(order.order_no)}</p>
    </div>
  )
}
