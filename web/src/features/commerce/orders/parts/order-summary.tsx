import type { Order } from '#contract/commerce/orders.ts'
import { workPath } from '#web/features/library/courses/paths.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { orderText } from '../text.ts'
import './order-summary.css'

/** What is bought, and what it costs. */
export function OrderSummary({ order }: { order: Order }) {
  const text = useText(orderText)
  return (
    <div className="order-summary">
      <Link href={workPath(order.item_id, order.course_type)} className="order-summary-item">
        <Picture src={order.cover} alt="" width={375} ratio="16 / 9" />
        <span className="order-summary-facts">
          <span className="order-summary-title">{order.title}</span>
          <span className="order-summary-note">{order.doctor_name}</span>
        </span>
      </Link>
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
